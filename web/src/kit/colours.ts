/** The colours of seats; each has a crest and a pawn in the kit. */
export const COLOURS = ["green", "blue", "orange", "purple", "black", "red"] as const;
export type Colour = (typeof COLOURS)[number];
