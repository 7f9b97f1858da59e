import sheet from "./kit.svg?raw";

/** Puts the piece kit into the page once, so that every `<use href="#gem-ruby">` finds it. */
export function unpackKit(): void {
  const svg = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  svg.setAttribute("class", "kit");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(svg, true));
}
