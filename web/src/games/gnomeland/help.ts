import type { HelpPart } from "../contract";

const dice = { topic: "dice", rule: "L-7", piece: "die-3" };
const pay = { topic: "pay", rule: "L-10", piece: "coin" };

const part: HelpPart = {
  verbs: {
    complete: { topic: "complete", rule: "L-15", piece: "medal" },
    spend: { topic: "spend", rule: "L-8", piece: "die-5" },
    build: { topic: "build", rule: "L-12", piece: "b-ico" },
    upgrade: { topic: "upgrade", rule: "L-12", piece: "b-ico" },
    send: { topic: "send", rule: "L-16", piece: "pawn-red" },
    hire: { topic: "hire", rule: "L-10", piece: "gnome-merchant" },
    play: { topic: "play", rule: "L-11", piece: "gnome-soldier" },
    use: { topic: "use", rule: "L-18", piece: "b-ico" },
    cast: { topic: "cast", rule: "L-17", piece: "gnome-wizard" },
    copy: { topic: "copy", rule: "L-20", piece: "pawn-orange" },
    take: { topic: "take", rule: "L-8", piece: "coin" },
    keep: { topic: "keep", rule: "L-19", piece: "coin" },
    hex: { topic: "hex", rule: "L-17", piece: "mana" },
    steal: { topic: "take", rule: "L-17", piece: "mana" },
    recruit: { topic: "hire", rule: "L-10", piece: "gnome-merchant" },
    raise: dice,
    lower: dice,
    reroll: dice,
    enough: dice,
    settle: pay,
    pay,
    add: pay,
    end: { topic: "end", rule: "L-19", piece: "ui-check" },
  },
  signs: [
    { key: "arrow", pieces: ["coin", "arrow", "weapon"] },
    { key: "points", pieces: ["points-hex"] },
    { key: "rows", pieces: ["b-ico"] },
    { key: "die", pieces: ["die-1", "die-2"] },
    { key: "goods", pieces: ["coin", "weapon", "mana"] },
    { key: "hired", pieces: ["gnome-merchant", "gnome-soldier", "gnome-wizard"] },
    { key: "contest", pieces: ["weapon"] },
    { key: "lost", pieces: ["ui-check"] },
    { key: "home", pieces: ["pawn-red"] },
    { key: "starts", pieces: ["ui-flag"] },
    { key: "track", pieces: ["crest-red"] },
  ],
};

export default part;
