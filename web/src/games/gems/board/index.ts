import { gem } from "../gem";
import { sounding } from "../../../app/sound";
import type { BoardPart, Meter } from "../../contract";
import Board from "./Board.svelte";
import Finale from "./Finale.svelte";
import { happened } from "./happened";
import Look from "./Look.svelte";
import { lack, look } from "./look";
import Rival from "./Rival.svelte";
import type { GemsView } from "../view";

const WARNED = 3; // rounds before the stalemate guard (G-11)

const gems: BoardPart<GemsView> = {
  Board,
  Rival,
  Finale,
  Look,
  look,
  lack,
  happened,
  sounds: { ...sounding("coin", "collect"), ...sounding("page", "explore", "reveal") },
  matters: ["collect", "claim", "explore", "retreat"],
  turn: (view) => view.actor,
  ends(view, { words }) {
    const onTable = view.places.filter((place) => place.taken === null).length;
    const free = view.places.filter(
      (place) => place.token !== null && place.taken === null && place.gnome === null,
    ).length;
    const open = view.face_down + free;
    const meters: Meter[] = [
      {
        label: words.t("gems-ends", { count: open }),
        part: onTable ? 1 - open / view.places.length : 1,
        near: open <= 5,
        whole: true,
      },
      { label: words.t("gems-face-down", { count: view.face_down }) },
      { label: words.t("gems-free", { count: free }) },
    ];
    if (view.quiet_rounds_left <= WARNED && !view.over)
      meters.push({ label: words.t("gems-quiet", { count: view.quiet_rounds_left }), part: 1, near: true });
    return meters;
  },
  prompt(view, legal, { words }) {
    const can = (verb: string): boolean => legal.some((move) => move.verb === verb);
    const stuck = view.actor !== null && view.seats[view.actor]!.reserve === 0 && !can("collect");
    const key = stuck
      ? "gems-say-stuck"
      : can("collect") && !can("explore") && !can("claim")
        ? "gems-say-only-collect"
        : can("collect")
          ? "gems-say-collect"
          : can("claim")
            ? "gems-say-claim"
            : "gems-say-explore";
    return { say: words.t(key, { count: view.actions_left }), steps: [view.actions_left, 3] };
  },
  piece(move) {
    if (move.verb === "explore") return "rune";
    if (move.verb === "retreat") return "ui-flag";
    if (move.verb === "first") return "ui-flag";
    const token = move.args[0];
    if (token === undefined || token === "five") return "medal";
    return gem(token);
  },
};

export default gems;
