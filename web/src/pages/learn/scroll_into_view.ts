const TOP = 64; // pixels of the bar above
const GAP = 20;

/**
 * On a phone the guide's bubble lies over the board: bring what it speaks of between the bar and the bubble.
 * True if the page ends before that, so that the bubble has to go up.
 */
export function scrollIntoSight(thing: HTMLElement, bubble: HTMLElement): boolean {
  const bar = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--bar")) || 80;
  const floor = innerHeight - bar - bubble.offsetHeight - GAP;
  thing.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const box = thing.getBoundingClientRect();
  if (box.top < TOP || box.bottom > floor)
    scrollBy({ top: (box.top + box.bottom - TOP - floor) / 2, behavior: "instant" });
  return thing.getBoundingClientRect().bottom > floor;
}
