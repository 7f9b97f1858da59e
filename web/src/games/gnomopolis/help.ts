import type { HelpPart } from "../contract";

const part: HelpPart = {
  verbs: {
    build: { topic: "build", rule: "P-18", piece: "b-ico" },
    use: { topic: "use", rule: "P-6", piece: "arrow" },
    caravan: { topic: "caravan", rule: "P-24", piece: "armadillo" },
    visit: { topic: "caravan", rule: "P-24", piece: "armadillo" },
    pay: { topic: "pay", rule: "P-6", piece: "gnome-wild" },
    employ: { topic: "employ", rule: "P-18", piece: "assistant" },
    gain: { topic: "gain", rule: "P-12", piece: "gnome-villager" },
    search: { topic: "search", rule: "P-14", piece: "search" },
    lift: { topic: "search", rule: "P-16", piece: "search" },
    pass: { topic: "pass", rule: "P-28", piece: "mug" },
  },
  signs: [
    { key: "leaves", pieces: ["lie"] },
    { key: "search", pieces: ["search"] },
    { key: "draw", pieces: ["draw"] },
    { key: "white", pieces: ["gnome-wild"] },
    { key: "councilor", pieces: ["ui-crown"] },
    { key: "caravan", pieces: ["armadillo"] },
    { key: "beds", pieces: ["bed"] },
    { key: "assistant", pieces: ["assistant"] },
    { key: "coin", pieces: ["coin"] },
    { key: "mug", pieces: ["mug"] },
    { key: "kinds", pieces: ["gnome-child", "gnome-villager", "gnome-soldier"] },
    { key: "end", pieces: ["ui-flag"] },
  ],
};

export default part;
