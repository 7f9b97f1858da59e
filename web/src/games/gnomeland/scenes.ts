/** The picture of a mission, action or spell: sky, hills, then symbols of the kit and a few strokes; 96 x 64. */
export interface Piece {
  use: string;
  x: number;
  y: number;
  size: number;
  flip?: boolean;
  turn?: number;
}
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}
export interface Scene {
  sky: string;
  hills: string;
  shapes?: Shape[];
  pieces?: Piece[];
  over?: Shape[];
}

const INK = "#2a1a0e";
const put = (use: string, x: number, y: number, size: number, more: Partial<Piece> = {}): Piece => ({
  use,
  x,
  y,
  size,
  ...more,
});
const shape = (d: string, fill: string, line = INK, width = 2.2): Shape => ({ d, fill, line, width });
const stroke = (d: string, line: string, width = 3): Shape => ({ d, line, width });

/** Some the kit has whole. */
export const WHOLE: Record<string, string> = {
  embassy: "v-embassy",
  dragons_lair: "v-dragon",
  festival: "v-festival",
  war: "v-war",
  fairy_luck: "v-luck",
  scuffle: "v-scuffle",
  hex: "v-hex",
  investment: "v-invest",
  burglary: "v-burglary",
};

export const SCENES: Record<string, Scene> = {
  // missions
  ritual: {
    sky: "#2f4a54",
    hills: "#1f333b",
    shapes: [
      shape("M16 58V30l8-8 6 8v28Zm50 0V30l8-8 6 8v28Z", "#8f9a94"),
      shape("M22 24h52v8H22Z", "#a6b0a8"),
      stroke("M24 40h4m40 2h4", "#5f6d68", 2.5),
    ],
    pieces: [put("mana", 34, 28, 28)],
    over: [stroke("M30 60c10 3 26 3 36 0", "#8fdc7a", 2.5)],
  },
  sacrifice: {
    sky: "#7a3a32",
    hills: "#54241f",
    shapes: [shape("M18 48h60l-6 14H24Z", "#9c8f80"), shape("M14 42h68v8H14Z", "#b9ad98")],
    pieces: [put("gnome-soldier", 32, 8, 34)],
    over: [stroke("M18 40c-3-6 4-9 1-15m57 15c-3-6 4-9 1-15", "#ff9a3c", 4)],
  },
  battle: {
    sky: "#c7b5b0",
    hills: "#94757a",
    shapes: [
      stroke("M12 60V10m72 50V10", INK, 3.5),
      shape("M12 10h16l-5 7 5 7H12Z", "#cf4433"),
      shape("M84 10H68l5 7-5 7h16Z", "#3f7fd6"),
    ],
    pieces: [put("gnome-soldier", 20, 30, 30), put("gnome-soldier", 46, 30, 30, { flip: true })],
  },
  expedition: {
    sky: "#a9cfe0",
    hills: "#6d8fa0",
    shapes: [shape("M30 60 58 12l30 48Z", "#7d8790"), shape("m58 12-8 14 6-2 4 4 5-5 5 3Z", "#f4f7fa")],
    pieces: [put("search", 8, 26, 32)],
    over: [{ d: "M34 58c8-6 14 2 20-6s10-4 14-14", line: "#fff3d6", width: 2.5 }],
  },
  tournament: {
    sky: "#bcd6a8",
    hills: "#86a86a",
    shapes: [
      shape("M6 46h84v6H6Z", "#f0dcb4"),
      stroke("M16 46v14m20-14v14m24-14v14m20-14v14", "#8a5a2f", 4),
      shape("M30 10h36v16c0 10-8 16-18 20-10-4-18-10-18-20Z", "#cf4433"),
      shape("M48 10h18v16c0 10-8 16-18 20Z", "#fff3d6"),
    ],
    pieces: [put("medal", 37, 14, 22)],
  },
  // actions
  mithral_rush: {
    sky: "#6f7f96",
    hills: "#47566c",
    shapes: [
      shape("M20 60c2-26 12-40 28-40s26 14 28 40Z", "#2b241f"),
      shape("M26 60c2-18 10-30 22-30s20 12 22 30Z", "#15100c", "#15100c"),
    ],
    pieces: [put("gem-diamond", 32, 34, 20), put("gem-diamond", 48, 38, 17)],
    over: [stroke("M10 52 30 26M8 30c6-8 16-8 22-2", "#8a5a2f", 4), stroke("M12 24c7-3 14-1 19 6", "#d7dee6", 4)],
  },
  wishing_well: {
    sky: "#b9d4e2",
    hills: "#86a8b4",
    shapes: [
      stroke("M32 44V18m32 26V18", "#8a5a2f", 4.5),
      shape("M24 20 48 4l24 16Z", "#b5523a"),
      shape("M26 42h44v18H26Z", "#b9ad98"),
      stroke("M26 50h44M40 42v8m16-8v8M34 50v10m14-10v10m14-10v10", "#8f8474", 1.8),
      shape("M22 38h52v6H22Z", "#cfc4ae"),
    ],
    pieces: [put("mana", 39, 18, 20)],
  },
  favour_of_the_gods: {
    sky: "#f3dfa0",
    hills: "#d3b36a",
    shapes: [
      { d: "M48 0 20 64H0V0Zm0 0 28 64h20V0Z", fill: "#fff3d6" },
      shape("M24 16c2-8 12-10 16-3 6-7 16-3 16 4 8-2 13 8 5 11H26c-9-1-9-11-2-12Z", "#ffffff"),
    ],
    pieces: [put("die-6", 24, 30, 24, { turn: -14 }), put("die-3", 50, 32, 22, { turn: 12 })],
  },
  spoils_of_war: {
    sky: "#cfa98a",
    hills: "#9c7050",
    shapes: [
      shape("M18 40h60v20H18Z", "#8a5a2f"),
      shape("M18 40c0-14 60-14 60 0Z", "#a9733f"),
      shape("M43 38h10v10H43Z", "#e0b65a"),
      stroke("M18 50h60", "#5a3a20", 2.5),
    ],
    pieces: [put("weapon", 58, 6, 34), put("gnome-soldier", 28, 2, 32)],
  },
  magic_challenge: {
    sky: "#4a3568",
    hills: "#2f2147",
    pieces: [put("gnome-wizard", 4, 22, 38), put("gnome-wizard", 54, 22, 38, { flip: true }), put("mana", 38, 8, 20)],
    over: [stroke("M34 34c4-4 6-4 8-8m20 8c-4-4-6-4-8-8", "#d9b8ff", 2.5)],
  },
  glory_seeker: {
    sky: "#e8c9a0",
    hills: "#c09a68",
    shapes: [shape("M30 46h36l4 14H26Z", "#b9ad98"), shape("M26 42h44v6H26Z", "#cfc4ae")],
    pieces: [put("pawn-black", 29, 6, 38), put("medal", 62, 10, 20)],
  },
  travelling_fair: {
    sky: "#f0c9a8",
    hills: "#c8916a",
    shapes: [
      shape("M20 30h52v22H20Z", "#7b5aa6"),
      shape("M16 30c4-16 56-16 60 0Z", "#cf4433"),
      stroke("M30 20v10m12-13v13m12-13v13m10-9v9", "#fff3d6", 4),
      shape("M28 34h14v10H28Z", "#ffd977"),
    ],
    pieces: [put("b-prop-wheel", 2, -4, 74), put("b-prop-wheel", 38, -4, 74), put("gnome-merchant", 46, 26, 22)],
  },
  // spells
  great_magic: {
    sky: "#1f2c5c",
    hills: "#141d40",
    shapes: [
      {
        d: "m18 10 2 5 5 2-5 2-2 5-2-5-5-2 5-2Zm60 4 2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM70 40l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z",
        fill: "#ffe9b0",
      },
    ],
    pieces: [put("gnome-wizard", 26, 16, 44)],
  },
  abundance: {
    sky: "#e6d79a",
    hills: "#b8a85c",
    shapes: [
      shape("M84 16C66 12 38 22 30 48c-2 8 6 12 12 8C64 46 74 34 84 16Z", "#d39a35"),
      stroke("M74 16c-6 6-8 12-6 18M56 22c-4 8-4 14 0 22M42 34c-2 6 0 12 4 16", "#8a5a2f", 2.2),
    ],
    pieces: [put("die-5", 14, 34, 24, { turn: -12 }), put("coin", 36, 42, 16)],
  },
  alchemy: {
    sky: "#3b5a4a",
    hills: "#273f33",
    shapes: [
      shape("M40 8h16v14l14 26c4 8-2 12-8 12H34c-6 0-12-4-8-12l14-26Z", "#dfeaf0"),
      { d: "M34 38h28l7 12c2 5-1 8-6 8H33c-5 0-8-3-6-8Z", fill: "#f2c53d" },
      shape("M37 4h22v6H37Z", "#8a5a2f"),
    ],
    pieces: [put("coin", 38, 38, 18)],
  },
  domination: {
    sky: "#5a3040",
    hills: "#3c1d2a",
    shapes: [shape("M20 52V26l14 12 14-20 14 20 14-12v26Z", "#e0b65a"), shape("M20 52h56v7H20Z", "#d39a35")],
    pieces: [put("weapon", 2, 4, 30, { flip: true }), put("weapon", 64, 4, 30), put("gem-ruby", 40, 34, 16)],
  },
  gnome_recall: {
    sky: "#cfe0b8",
    hills: "#97b276",
    shapes: [
      shape("M58 60V34c0-12 26-12 26 0v26Z", "#6d8a3e"),
      shape("M64 60V42c0-8 14-8 14 0v18Z", "#7a4825"),
      { d: "M20 56c12 2 26 2 38-6", line: "#fff3d6", width: 3 },
    ],
    pieces: [put("pawn-orange", 16, 20, 36)],
    over: [stroke("M54 30c-4-8-14-10-20-4m0-7v8h8", "#7a2f1a", 3)],
  },
  curse: {
    sky: "#39404f",
    hills: "#252a36",
    shapes: [
      shape("M30 26c0-26 36-26 36 0 0 8-4 10-4 16H34c0-6-4-8-4-16Z", "#e9e2cf"),
      { d: "M36 24a5 5 0 1 0 10 0 5 5 0 1 0-10 0Zm14 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z", fill: INK },
      stroke("M42 42v-6m6 6v-6m6 6v-6", INK, 2),
      shape("m48 28-3 6h6Z", INK),
    ],
    pieces: [put("mana", 10, 32, 24), put("weapon", 62, 32, 26)],
  },
  summon: {
    sky: "#5b4a86",
    hills: "#3d3060",
    shapes: [
      { d: "M12 52c0-8 72-8 72 0s-72 8-72 0Z", fill: "#2c1e43", line: "#d9b8ff", width: 2.5 },
      { d: "M34 50 28 6h40l-6 44Z", fill: "#8a78c0" },
    ],
    pieces: [put("gnome-wild", 30, 14, 38)],
  },
  blessing: {
    sky: "#f6e9c8",
    hills: "#dcc58c",
    shapes: [
      stroke("M48 4v8M24 12l6 6m42-6-6 6M12 34h9m54 0h9", "#e0a93f", 3.5),
      { d: "M26 34a22 22 0 1 0 44 0 22 22 0 1 0-44 0Z", fill: "#ffe7ae", line: "#e0a93f", width: 2.5 },
    ],
    pieces: [put("mana", 34, 18, 28), put("coin", 56, 40, 18)],
  },
};
