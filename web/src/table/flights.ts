/**
 * Pieces that travel. A board marks its pieces and places; it never animates a move itself.
 *   data-piece="pawn-17"   one piece, the same key wherever it goes; it slides from where it was
 *   data-face="ruby"       what it shows; it turns over when this changes
 *   data-from="reserve-2"  for a piece that was not there before: the anchor it comes from
 *   data-to="pile-*"       for a piece that is gone afterwards: the anchor it goes to; `*` is the seat that moved
 *   data-anchor="pile-2"   a place pieces come from and go to
 */
interface Seen {
  node: HTMLElement;
  box: DOMRect;
  face: string | undefined;
  to: string | undefined;
}
export interface Snapshot {
  pieces: Map<string, Seen>;
  anchors: Map<string, DOMRect>;
}

const GLIDE = "cubic-bezier(.45, .05, .25, 1)";

export function look(root: HTMLElement): Snapshot {
  const pieces = new Map<string, Seen>();
  const anchors = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece, face, to } = node.dataset;
    pieces.set(piece!, { node, box: node.getBoundingClientRect(), face, to });
  }
  for (const node of root.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) anchors.set(node.dataset["anchor"]!, box);
  }
  return { pieces, anchors };
}

/** Animate from what was seen before a change to what is there now; only transform and opacity move. */
export function fly(root: HTMLElement, before: Snapshot, seat: number, ms: number): void {
  if (ms === 0) return;
  const after = look(root);
  for (const [key, now] of after.pieces) {
    const was = before.pieces.get(key);
    if (!was) arrive(now, before.anchors.get(now.node.dataset["from"] ?? "") ?? null, ms);
    else if (was.face !== now.face) turn(now.node, ms);
    else slide(now, was.box, ms);
  }
  for (const [key, was] of before.pieces) {
    const goal = was.to?.replace("*", String(seat));
    const box = goal === undefined ? undefined : (after.anchors.get(goal) ?? before.anchors.get(goal));
    if (!after.pieces.has(key) && box) leave(was, box, ms);
  }
}

/** How much the table is enlarged: boxes are measured on the screen, what moves is told in its own pixels. */
function zoomOf(node: Element): number {
  return (node as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

function between(from: DOMRect, to: DOMRect, zoom = 1): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x / zoom}px, ${y / zoom}px) scale(${Math.min(1.25, Math.max(0.4, from.height / Math.max(1, to.height)))})`;
}

function slide(now: Seen, was: DOMRect, ms: number): void {
  if (Math.abs(was.left - now.box.left) + Math.abs(was.top - now.box.top) < 3) return;
  now.node.animate([{ transform: between(was, now.box, zoomOf(now.node)) }, { transform: "none" }], {
    duration: ms,
    easing: GLIDE,
  });
}

function arrive(now: Seen, from: DOMRect | null, ms: number): void {
  const start = from
    ? { transform: between(from, now.box, zoomOf(now.node)), opacity: 1, zIndex: 50 }
    : { transform: "scale(.6)", opacity: 0, zIndex: 50 };
  now.node.animate(
    [
      start,
      { transform: "scale(1.12)", opacity: 1, offset: 0.86, zIndex: 50 },
      { transform: "none", opacity: 1, zIndex: 50 },
    ],
    { duration: ms, easing: GLIDE },
  );
}

function turn(node: HTMLElement, ms: number): void {
  const half = { transform: "perspective(400px) rotateY(90deg) scale(1.1)" };
  node.animate([half, { transform: "perspective(400px) rotateY(0) scale(1.1)", offset: 0.8 }, { transform: "none" }], {
    duration: ms * 0.8,
    easing: "ease-out",
  });
}

function leave(was: Seen, goal: DOMRect, ms: number): void {
  const ghost = was.node.cloneNode(true) as HTMLElement;
  for (const attribute of ["data-piece", "data-anchor", "id"]) ghost.removeAttribute(attribute);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${was.box.left}px`,
    top: `${was.box.top}px`,
    width: `${was.box.width}px`,
    height: `${was.box.height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const there = between(goal, was.box).replace(/scale\(.*\)/, "scale(.45)");
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: there, opacity: 0.9 },
    ],
    { duration: ms * 1.2, easing: GLIDE },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
