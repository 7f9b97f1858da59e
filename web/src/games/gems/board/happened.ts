import type { Event } from "../../../wire";
import type { Change, Happened, Telling } from "../../contract";
import type { GemsView } from "../view";

export function happened(before: GemsView, after: GemsView, event: Event, by: Telling): Happened {
  const changes: Change[] = [];
  const lines: string[] = [];
  after.seats.forEach((now, seat) => {
    const points = now.points - before.seats[seat]!.points;
    const home = now.reserve - before.seats[seat]!.reserve;
    if (points) {
      changes.push({ seat, at: `points-${seat}`, piece: "medal", by: points, name: "points" });
      lines.push(by.words.t("gems-log-points", { points, home: Math.max(0, home) }));
    } else if (event.move.verb === "retreat" && home > 0) lines.push(by.words.t("gems-log-home", { home }));
  });
  const touched = after.places.flatMap((place, i) => {
    const old = before.places[i]!;
    return place.token !== old.token || place.gnome !== old.gnome ? [`[data-place="${i}"]`] : [];
  });
  return { changes, lines, touched };
}
