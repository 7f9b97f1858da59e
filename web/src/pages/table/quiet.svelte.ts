import { settings } from "../../app/settings.svelte";
import type { Offer } from "../../games/contract";
import type { Session } from "../../table/session.svelte";

/** Who does not want to be asked. The server keeps "not this round" and lets it end; "only weapons and mana" stays. */
export class Quiet {
  #answered = 0; // the version that was answered by itself

  constructor(readonly session: Session) {}

  /** Whether an offer is refused without a question. */
  answers(offer: Offer, period: number | undefined): boolean {
    const seat = this.session.link.room?.seats[offer.asked];
    const rests = period !== undefined && seat?.rests_in === period && seat.resting?.includes(offer.no.text);
    return rests || (settings.goodsOnly && offer.plain);
  }

  /** No more questions to this seat in this round: the server lets them pass. */
  rest(offer: Offer): void {
    void this.session.link.send({ type: "auto", seat: offer.asked, moves: [offer.no.text], this_round: true });
  }

  /** Answer what only this browser does not want to be asked. */
  look(offer: Offer | null): void {
    const version = this.session.state?.version ?? 0;
    if (!offer || !settings.goodsOnly || !offer.plain || version === this.#answered) return;
    this.#answered = version;
    void this.session.play(offer.no);
  }
}
