"""What claimed tokens and the turn are worth: points they brought in the end, in hundredths.

By regression on the positions of 2,400 matches of four search bots (docs/bots.md).
"""

# Tokens claimed; how many of them can be of kinds that differ; how many can be of one kind, at most 3; then what
# they are worth in the middle of a match and when the last tokens are turned up, over no claim at all.
CLAIMS = (
    (1, 1, 1, 80, 110),
    (2, 1, 2, 92, 205), (2, 2, 1, 182, 216), (2, 2, 2, 238, 253),
    (3, 1, 3, 316, 365), (3, 2, 2, 166, 296), (3, 2, 3, 309, 406), (3, 3, 1, 281, 306), (3, 3, 2, 327, 364),
    (3, 3, 3, 341, 410),
    (4, 1, 3, 343, 457), (4, 2, 2, 201, 311), (4, 2, 3, 398, 505), (4, 3, 2, 194, 299), (4, 3, 3, 397, 493),
    (4, 4, 1, 416, 410), (4, 4, 2, 439, 481), (4, 4, 3, 454, 496),
    (5, 1, 3, 400, 560), (5, 2, 3, 488, 609), (5, 3, 3, 476, 586), (5, 4, 3, 492, 591), (5, 5, 1, 558, 576),
    (5, 5, 2, 554, 605), (5, 5, 3, 554, 622), (5, 3, 2, -273, 142), (5, 4, 2, -32, 171),
)

# The seat that acts, the next one, those between, the last one: by actions left (1, 2, 3) and free tokens (0 to 3).
TEMPO = (
    ((-48, 9, 8, 4), (13, 22, 61, 92), (20, 72, 100, 137)),
    ((54, 21, 52, 92), (16, 40, 16, 25), (40, 10, 4, 8)),
    ((13, 9, -17, -23), (11, -17, -15, -45), (-15, -18, -38, -54)),
    ((-21, -39, -43, -74), (-39, -45, -64, -73), (-47, -62, -68, -92)),
)

# Each: in the middle of a match, and when the last tokens are turned up.
COAL_CLAIMED = (-71, -113)
DIAMOND_CLAIMED = (76, 104)
TWO_OF_A_KIND = (35, 22)  # left over in the pile
ONE_OF_A_KIND = (25, 14)
COMBINED = (-1, -10)  # in the pile
TWO_COALS = (58, 20)
EXTRAS = (COAL_CLAIMED, DIAMOND_CLAIMED, TWO_OF_A_KIND, ONE_OF_A_KIND, COMBINED, TWO_COALS)
