/** Where the places of a campaign lie on its map, and the road between them; in hundredths of the map. */
export interface Spot {
  x: number;
  y: number;
}

/** The bends of the road on a wide map: along the top, back through the middle, and along the bottom. */
const BENDS: Spot[] = [
  { x: 13, y: 15 },
  { x: 34, y: 25 },
  { x: 58, y: 20 },
  { x: 84, y: 31 },
  { x: 63, y: 53 },
  { x: 33, y: 56 },
  { x: 15, y: 82 },
  { x: 51, y: 84 },
];
const SIDES = [27, 71, 30, 67]; // of a tall map, in turn
const ROW = 95; // pixels a place takes on a tall map
const EDGE = 66; // pixels above the first place and below the last

export const TALL_WIDTH = 340;
export const tallHeight = (count: number): number => Math.max(420, count * ROW);

export function spots(count: number, tall: boolean): Spot[] {
  const parts = Math.max(1, count - 1);
  if (tall) {
    const height = tallHeight(count);
    return Array.from({ length: count }, (_, i) => ({
      x: SIDES[i % SIDES.length]!,
      y: ((EDGE + (i * (height - 2 * EDGE)) / parts) / height) * 100,
    }));
  }
  return Array.from({ length: count }, (_, i) => {
    const along = (i * (BENDS.length - 1)) / parts;
    const from = BENDS[Math.floor(along)]!;
    const to = BENDS[Math.ceil(along)]!;
    const part = along % 1;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** A stretch of the road, as a path in a box of this size. */
export function stretch(from: Spot, to: Spot, width: number, height: number): string {
  const [x1, y1, x2, y2] = [from.x * width, from.y * height, to.x * width, to.y * height].map((n) => n / 100) as [
    number,
    number,
    number,
    number,
  ];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1 + 14} ${middle} ${y2 - 8} ${x2} ${y2}`;
}
