import { settings } from "../../app/settings.svelte";
import type { Offer } from "../../games/contract";
import type { Session } from "../../table/session.svelte";

/** Who does not want to be asked: "not this round" lasts until the next, "only weapons and mana" stays. */
export class Quiet {
  #resting = $state.raw<{ seat: number; move: string; period: number }[]>([]);
  #answered = 0; // the version that was answered by itself

  constructor(readonly session: Session) {}

  /** Whether an offer is refused without a question. */
  answers(offer: Offer): boolean {
    const resting = this.#resting.some((one) => one.seat === offer.asked && one.period === offer.period);
    return resting || (settings.goodsOnly && offer.plain);
  }

  /** No more questions to this seat in this round: the server lets them pass. */
  rest(offer: Offer): void {
    this.#resting = [...this.#resting, { seat: offer.asked, move: offer.no.text, period: offer.period }];
    this.#automate(offer.asked, offer.no.text, true);
  }

  /** Answer what is not to be asked; in a new round questions come again. */
  look(offer: Offer | null, period: number): void {
    const version = this.session.state?.version ?? 0;
    if (offer && this.answers(offer) && version !== this.#answered) {
      this.#answered = version;
      void this.session.play(offer.no);
    }
    const over = this.#resting.filter((one) => period > one.period);
    if (!over.length) return;
    this.#resting = this.#resting.filter((one) => period <= one.period);
    for (const { seat, move } of over) this.#automate(seat, move, false);
  }

  #automate(seat: number, move: string, on: boolean): void {
    const others = (this.session.link.room?.seats[seat]?.auto ?? []).filter((text) => text !== move);
    void this.session.link.send({ type: "auto", seat, moves: on ? [...others, move] : others });
  }
}
