import { myName } from "../../app/me";
import { remember } from "../../app/memory";
import { router } from "../../app/router.svelte";
import { words } from "../../app/words.svelte";
import { api } from "../../net/api";
import { here } from "../../net/place";
import type { LessonInfo } from "../../wire";

/** The chapter of the rules that is open, so that a lesson leads back to it. */
function chapterHere(game: string): string {
  const path = here().pathname;
  return path.startsWith(`/learn/${game}`) ? path : `/learn/${game}`;
}

/** Lay a lesson out at a real table, `from` so many of its moves on: this browser holds every seat, the guide plays the others' part of it. */
export async function openLesson(game: string, lesson: LessonInfo, from = 0, back = chapterHere(game)): Promise<void> {
  const names = words
    .t("bot-names")
    .split(",")
    .map((name) => name.trim());
  const seats = Array.from({ length: lesson.seats }, (_, n) => ({
    sit: "device" as const,
    name: n === lesson.me ? myName() : names[n]!,
  }));
  const made = await api.create({
    game,
    seats,
    deal: lesson.deal,
    play_on: { moves: lesson.places[from]!, record: lesson.record },
    language: words.language,
  });
  const others = made.keys.filter((seat) => seat.seat !== lesson.me);
  const mine = made.keys.find((seat) => seat.seat === lesson.me)!;
  remember(made.table, {
    game,
    keys: [mine.key],
    host: made.host,
    watch: made.watch,
    at: Date.now(),
    lesson: { id: lesson.id, others, free: false, from, back },
  });
  await api.start(made.table, made.host, words.language);
  router.go(`/play/${made.table}`, from > 0);
}
