const FACES = ["gnome-child", "gnome-villager", "gnome-artisan", "gnome-inventor", "gnome-wizard", "crown"];

/** The face of the n-th level of the bots, from the kindest. */
export function faceOf(n: number): string {
  return FACES[Math.min(Math.max(n, 0), FACES.length - 1)]!;
}
