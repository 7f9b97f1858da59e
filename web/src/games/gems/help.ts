import type { HelpPart } from "../contract";

const part: HelpPart = {
  verbs: {
    collect: { topic: "collect", rule: "G-6", piece: "gem-ruby" },
    claim: { topic: "claim", rule: "G-5", piece: "pawn-green" },
    explore: { topic: "explore", rule: "G-4", piece: "rune" },
    retreat: { topic: "retreat", rule: "G-9", piece: "ui-flag" },
  },
  signs: [
    { key: "set", pieces: ["gem-ruby", "gem-ruby", "gem-ruby"] },
    { key: "coal", pieces: ["gem-coal"] },
    { key: "points", pieces: ["gem-diamond", "gem-emerald"] },
    { key: "double", pieces: ["gem-emerald-ruby"] },
    { key: "dark", pieces: ["rune"] },
    { key: "gnome", pieces: ["pawn-green"] },
    { key: "retreat", pieces: ["ui-flag"] },
    { key: "rest", pieces: ["medal"] },
  ],
};

export default part;
