import { recall, remember } from "../../app/memory";
import { address, here } from "../../net/place";

/** A key in the link only looks; then it is kept here and leaves the address. */
export function keyOf(table: string): string | null {
  const key = here().hash.slice(1);
  if (key && !recall(table)?.keys.includes(key)) remember(table, { watch: key });
  if (key) history.replaceState(null, "", address(here().pathname + here().search));
  const entry = recall(table);
  return entry ? [...entry.keys, entry.host, entry.watch].filter(Boolean).join(",") || null : null;
}

/** The move that the address asks for. */
export function wantedMove(): number | null {
  const move = new URLSearchParams(here().search).get("move");
  return move !== null && /^\d{1,6}$/.test(move) ? Number(move) : null;
}

/** Put a moment into the address; `watch` only looks, so the address can be passed on. */
export function showMoment(at: number, watch: string): void {
  history.replaceState(null, "", address(`${here().pathname}?move=${at}${watch ? `#${watch}` : ""}`));
}
