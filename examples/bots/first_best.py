"""A bot for Gnomehall in Python: plays the move with the most promising word.  See docs/bot-protocol.md.

    gnomehall arena gems --bots greedy,"cmd:python3 examples/bots/first_best.py" --games 20
"""

import json
import sys

LIKED = ("collect", "complete", "build", "claim", "upgrade", "hire", "use", "spend", "explore")


def liking(text):
    """How early its first word stands in the list."""
    verb = text.split()[0]
    return -LIKED.index(verb) if verb in LIKED else -len(LIKED)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "first best"}
    elif message["type"] == "choose":
        best = max(message["legal"], key=lambda move: liking(move["text"]))
        answer = {"id": message["id"], "move": best["text"], "reasons": ["I like such moves"]}
    else:
        break
    print(json.dumps(answer), flush=True)
