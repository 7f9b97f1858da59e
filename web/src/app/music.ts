import { settings } from "./settings.svelte";
import { pluck, speaker } from "./sound";

const SCALE = [196, 220, 247, 294, 330, 392, 440, 494]; // a soft five-tone tune in G
const BEAT = 900; // milliseconds

/** Quiet music by choice: a slow harp that wanders up and down, never the same twice. */
export function playMusic(): () => void {
  let at = 3;
  const timer = setInterval(() => {
    const on = settings.music && !document.hidden ? speaker() : null;
    if (!on) return;
    at = Math.min(SCALE.length - 1, Math.max(0, at + Math.floor(Math.random() * 5) - 2));
    pluck(on, on.currentTime, { pitch: SCALE[at]!, long: 2.4, loud: 0.025, shape: "triangle" });
    if (at % 2) pluck(on, on.currentTime + 0.45, { pitch: SCALE[at]! / 2, long: 2.6, loud: 0.02 });
  }, BEAT);
  return () => clearInterval(timer);
}
