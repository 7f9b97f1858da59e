import { settings } from "./settings.svelte";

const NOTES = { move: [330], turn: [523, 659], end: [523, 659, 784] } as const;
let context: AudioContext | null = null;

/** A soft wooden note, only where sound was asked for. */
export function chime(what: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  NOTES[what].forEach((pitch, i) => {
    const start = context!.currentTime + i * 0.12;
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(context!.destination);
    tone.start(start);
    tone.stop(start + 0.26);
  });
}
