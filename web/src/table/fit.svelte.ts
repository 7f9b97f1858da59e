/** How small a board is drawn so that the whole of it is in the room there is. */
interface Limits {
  own: number; // pixels a board is at least drawn for, where it is made smaller
  smallest: number; // scale
  phone: number; // scale on a narrow screen, whatever its height
  narrow: number; // pixels of room that count as a narrow screen
}

export class Fit {
  scale = $state(1);
  wide = $state(0); // pixels it is drawn for

  constructor(readonly limits: Limits) {
    this.wide = limits.own;
  }

  /** Follow the size of the room and of the board in it. */
  watch(room: HTMLElement, board: HTMLElement): () => void {
    const fit = (): void => {
      const { own, smallest, phone, narrow } = this.limits;
      const small = room.clientWidth < narrow;
      this.wide = small ? Math.round(room.clientWidth / phone) : Math.max(own, room.clientWidth);
      const high = small ? Infinity : room.clientHeight / Math.max(1, board.scrollHeight);
      this.scale = Math.max(small ? phone : smallest, Math.min(1, room.clientWidth / this.wide, high));
    };
    const seen = new ResizeObserver(fit);
    seen.observe(room);
    seen.observe(board);
    fit();
    return () => seen.disconnect();
  }
}
