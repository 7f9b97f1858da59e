import { settings } from "./settings.svelte";

/** What can be heard; each is made here, of noise and tones shaped like wood, metal and paper. */
export type Sound = "wood" | "coin" | "page" | "dice" | "turn" | "end" | "fanfare";

interface Tone {
  at: number; // seconds after the beginning
  pitch: number; // hertz
  long: number; // seconds
  loud: number;
  shape?: OscillatorType;
}
interface Knock {
  at: number;
  band: number; // hertz the noise is filtered to
  sharp: number; // how narrow the filter is
  long: number;
  loud: number;
}

const knock = (at: number, band: number, sharp: number, long: number, loud: number): Knock => ({
  at,
  band,
  sharp,
  long,
  loud,
});
const tone = (at: number, pitch: number, long: number, loud: number, shape?: OscillatorType): Tone => ({
  at,
  pitch,
  long,
  loud,
  ...(shape ? { shape } : {}),
});
const SOUNDS: Record<Sound, { tones?: Tone[]; knocks?: Knock[] }> = {
  wood: { knocks: [knock(0, 900, 4, 0.05, 0.5), knock(0.004, 320, 6, 0.09, 0.6)], tones: [tone(0, 210, 0.07, 0.1)] },
  coin: { tones: [tone(0, 3140, 0.3, 0.05), tone(0.002, 4720, 0.22, 0.03), tone(0.07, 3520, 0.35, 0.04)] },
  page: { knocks: [knock(0, 3800, 0.7, 0.16, 0.12), knock(0.09, 5200, 0.8, 0.1, 0.09)] },
  dice: {
    knocks: [0, 0.06, 0.11, 0.19, 0.24].map((at, i) => knock(at, 1500 - i * 130, 5, 0.04, 0.45 - i * 0.05)),
  },
  turn: { tones: [tone(0, 523, 0.5, 0.09, "triangle"), tone(0.13, 784, 0.6, 0.08, "triangle")] },
  end: { tones: [tone(0, 392, 0.6, 0.08, "triangle"), tone(0.2, 494, 0.8, 0.07, "triangle")] },
  fanfare: {
    tones: [
      [0, 392, 0.16],
      [0.16, 523, 0.16],
      [0.32, 659, 0.16],
      [0.48, 784, 0.34],
      [0.84, 659, 0.14],
      [0.98, 784, 0.9],
    ].flatMap(([at, pitch, long]) => [
      tone(at!, pitch!, long! + 0.1, 0.05, "sawtooth"),
      tone(at!, pitch! / 2, long! + 0.1, 0.05, "triangle"),
    ]),
  },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The loudspeaker; a browser gives one only after the first tap. */
export function speaker(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function hiss(on: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}

/** A volume that is there at once and dies away. */
function fade(on: AudioContext, start: number, loud: number, long: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(on.destination);
  return gain;
}

/** A tone of an instrument, softened so that it does not buzz. */
export function pluck(on: AudioContext, start: number, { pitch, long, loud, shape = "sine" }: Omit<Tone, "at">): void {
  const source = on.createOscillator();
  const soft = on.createBiquadFilter();
  source.type = shape;
  source.frequency.value = pitch;
  soft.type = "lowpass";
  soft.frequency.value = Math.max(1800, pitch * 2.5);
  source.connect(soft).connect(fade(on, start, loud, long));
  source.start(start);
  source.stop(start + long);
}

/** Let something be heard, where sound is on. */
export function play(what: Sound): void {
  const on = settings.sound ? speaker() : null;
  if (!on) return;
  const { tones = [], knocks = [] } = SOUNDS[what];
  for (const one of tones) pluck(on, on.currentTime + one.at, one);
  for (const { at, band, sharp, long, loud } of knocks) {
    const start = on.currentTime + at;
    const source = on.createBufferSource();
    const filter = on.createBiquadFilter();
    source.buffer = hiss(on);
    filter.type = "bandpass";
    filter.frequency.value = band;
    filter.Q.value = sharp;
    source.connect(filter).connect(fade(on, start, loud, long));
    source.start(start, Math.random() * 0.2);
    source.stop(start + long);
  }
}

/** The same sound for several moves, by their verbs. */
export function sounding(what: Sound, ...verbs: string[]): Record<string, Sound> {
  return Object.fromEntries(verbs.map((verb) => [verb, what]));
}
