/**
 * One stop for Tab, arrows inside: for the cave, the offer, the village. `use:arrows` on the list;
 * its buttons are found by themselves, left and right go in order, up and down to the nearest above or below,
 * `n` and `p` to the next and the previous thing that is lit. Focus is not lost with a button that goes away.
 */
export function arrows(list: HTMLElement): { destroy(): void } {
  const buttons = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("button")];
  let current: HTMLElement | null = null;
  let last = 0; // where it stands in the list

  function settle(): void {
    const all = buttons();
    const lost = current !== null && !current.isConnected && document.activeElement === document.body;
    const spot = lost ? Math.min(last, all.length - 1) : -1;
    if (lost) current = all[spot] ?? null;
    if (!current || !all.includes(current))
      current =
        all.find((one) => one.matches(".glow")) ?? all.find((one) => one.matches(".glow-soft")) ?? all[0] ?? null;
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
    if (current) last = all.indexOf(current);
    if (lost) current?.focus({ preventScroll: true });
  }
  function enter(event: FocusEvent): void {
    const button = (event.target as Element).closest("button");
    if (button && list.contains(button)) {
      current = button;
      settle();
    }
  }
  function key(event: KeyboardEvent): void {
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    let next: HTMLElement | undefined;
    if (event.key === "ArrowRight") next = all[here + 1];
    else if (event.key === "ArrowLeft") next = all[here - 1];
    else if (event.key === "n") next = all.slice(here + 1).find(isLit) ?? all.find(isLit);
    else if (event.key === "p") next = all.slice(0, here).findLast(isLit) ?? all.findLast(isLit);
    else if (event.key === "Home") next = all[0];
    else if (event.key === "End") next = all.at(-1);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp")
      next = vertical(all, all[here]!, event.key === "ArrowDown" ? 1 : -1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  const watch = new MutationObserver(settle);
  watch.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  list.addEventListener("focusin", enter);
  list.addEventListener("keydown", key);
  settle();
  return {
    destroy() {
      watch.disconnect();
      list.removeEventListener("focusin", enter);
      list.removeEventListener("keydown", key);
    },
  };
}

function isLit(button: HTMLElement): boolean {
  return button.matches(".glow, .glow-soft");
}

function vertical(all: HTMLElement[], from: HTMLElement, sign: 1 | -1): HTMLElement | undefined {
  const at = from.getBoundingClientRect();
  const x = at.left + at.width / 2;
  const y = at.top + at.height / 2;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const down = (box.top + box.height / 2 - y) * sign;
    if (down < at.height / 2) continue;
    const cost = down * 2 + Math.abs(box.left + box.width / 2 - x);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
