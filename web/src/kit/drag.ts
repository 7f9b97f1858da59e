const FAR = 8; // pixels before a press becomes a drag

/** Drag a piece onto a place (`data-place`): dropping it there is the same as pressing what lies under it. */
export function drag(node: HTMLElement): { destroy(): void } {
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  function swallow(click: MouseEvent): void {
    click.stopPropagation();
    click.preventDefault();
  }
  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    start = event;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }
  function stop(): void {
    ghost?.remove();
    start = ghost = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }
  function lift(): HTMLElement {
    const box = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    Object.assign(copy.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      zIndex: "50",
      pointerEvents: "none",
    });
    for (const icon of copy.querySelectorAll("svg")) Object.assign(icon.style, { width: "100%", height: "100%" });
    document.body.append(copy);
    return copy;
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    ghost ??= lift();
    ghost.style.transform = `translate(${x}px, ${y}px) scale(1.15)`;
  }
  function up(event: PointerEvent): void {
    const dragged = ghost !== null;
    stop();
    if (!dragged) return;
    addEventListener("click", swallow, true); // some browsers end a drag with a click
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]");
    setTimeout(() => {
      removeEventListener("click", swallow, true);
      const button = under instanceof HTMLButtonElement ? under : under?.querySelector("button");
      button?.focus({ preventScroll: true });
      button?.click();
    });
  }
  node.addEventListener("pointerdown", down);
  return {
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
    },
  };
}
