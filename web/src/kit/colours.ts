/** The colours of seats; each has a crest and a pawn in the kit. */
export type Colour = "green" | "orange" | "purple" | "blue" | "black" | "red";
