// A bot for Gnomehall in JavaScript: plays the move with the most promising word.  See docs/bot-protocol.md.
//
//     gnomehall arena gems --bots greedy,"cmd:node examples/bots/first_best.js" --games 20

const LIKED = ["collect", "complete", "build", "claim", "upgrade", "hire", "use", "spend", "explore"];

function liking(move) {
  const place = LIKED.indexOf(move.text.split(" ")[0]);
  return place < 0 ? LIKED.length : place;
}

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") {
      console.log(JSON.stringify({ type: "ready", name: "first best" }));
    } else if (message.type === "choose") {
      const best = message.legal.reduce((a, b) => (liking(b) < liking(a) ? b : a));
      console.log(JSON.stringify({ id: message.id, move: best.text, reasons: ["I like such moves"] }));
    } else {
      process.exit(0);
    }
  });
