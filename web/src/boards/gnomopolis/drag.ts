const FAR = 8; // pixels before a press becomes a drag

/** Drag a gnome onto a parchment or a card: dropping it there is the same as pressing what lies under it. */
export function drag(node: HTMLElement): { destroy(): void } {
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  function swallow(click: MouseEvent): void {
    click.stopPropagation();
    click.preventDefault();
  }
  function down(event: PointerEvent): void {
    if (event.button === 0) start = event;
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    if (!ghost) {
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      for (const name of ["data-piece", "data-from", "data-to"]) ghost.removeAttribute(name);
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0", zIndex: "50", pointerEvents: "none" });
      document.body.append(ghost);
      node.setPointerCapture(event.pointerId);
    }
    ghost.style.transform = `translate(${x}px, ${y}px) scale(1.15)`;
  }
  function up(event: PointerEvent): void {
    const dragged = ghost !== null;
    ghost?.remove();
    start = ghost = null;
    if (!dragged || event.type === "pointercancel") return;
    addEventListener("click", swallow, true); // some browsers end a drag with a click
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]");
    setTimeout(() => {
      removeEventListener("click", swallow, true);
      (under instanceof HTMLButtonElement ? under : under?.querySelector("button"))?.click();
    });
  }
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  return {
    destroy() {
      ghost?.remove();
      for (const [name, does] of [["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", up]] as const) node.removeEventListener(name, does);
    },
  };
}
