export const GEMS = ["emerald", "sapphire", "ruby", "topaz", "amethyst", "citrine", "diamond"];
const COOL = ["emerald", "sapphire", "amethyst"];

/** The symbol of a token: the kit draws the cool stone of a pair first. */
export function gem(token: string): string {
  const kinds = token.split("/").sort((a, b) => Number(COOL.includes(b)) - Number(COOL.includes(a)));
  return `gem-${kinds.join("-")}`;
}
