/** How small a board is drawn so that the whole of it is in the room there is. */
interface Limits {
  own: number; // pixels a board is at least drawn for, where it is made smaller
  smallest: number; // scale
  phone: number; // scale on a narrow screen, whatever its height
  narrow: number; // pixels of room that count as a narrow screen
}

const TRIES = 4; // texts break elsewhere at another scale, so a board may become taller as it shrinks

/** Draw a board as large as the room allows, now and whenever one of them changes its size. What it comes to depends on
 *  room and board alone, never on the scale before: otherwise the board could tremble between two scales. */
export function fit(room: HTMLElement, board: HTMLElement, { own, smallest, phone, narrow }: Limits): () => void {
  const draw = (): void => {
    board.style.zoom = String(smallest); // without a bar to scroll, where that is possible at all
    const small = room.clientWidth < narrow;
    const wide = small ? Math.round(room.clientWidth / phone) : Math.max(own, room.clientWidth);
    board.style.width = `${wide}px`;
    const least = small ? phone : smallest;
    let scale = Math.max(least, Math.min(1, room.clientWidth / wide));
    for (let i = 0; i < TRIES; i++) {
      board.style.zoom = String(scale);
      const fits = small ? scale : room.clientHeight / Math.max(1, board.scrollHeight);
      if (fits >= scale || scale === least) break;
      scale = Math.max(least, fits);
    }
    board.style.zoom = String(scale);
  };
  const seen = new ResizeObserver(draw);
  seen.observe(room);
  seen.observe(board);
  draw();
  return () => seen.disconnect();
}
