/** Counts without the zeros. */
export function some(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
}

/** The points of cards by their id. */
export function pointsOf(cards: { id: string; points?: number }[]): Record<string, number> {
  return Object.fromEntries(cards.map((card) => [card.id, card.points ?? 0]));
}
