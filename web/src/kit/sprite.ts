import sheet from "./kit.svg?raw";
import signs from "./kit-signs.svg?raw";

/** Puts the piece kit into the page once, so that every `<use href="#gem-ruby">` finds it. */
export function unpackKit(): void {
  for (const text of [sheet, signs]) {
    const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    svg.setAttribute("class", "kit");
    svg.setAttribute("aria-hidden", "true");
    document.body.prepend(document.importNode(svg, true));
  }
}

/** Whether the kit has a symbol of this name. */
export function hasSymbol(id: string): boolean {
  return document.getElementById(id)?.tagName.toLowerCase() === "symbol";
}
