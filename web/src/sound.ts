/** A few short sounds, generated on the spot; only for those who have turned them on. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "tile" | "scoring";

/** The notes of each, in hertz, one after another, and how long each lasts, in seconds. */
const NOTES: Record<Sound, { pitches: number[]; each: number; shape: OscillatorType }> = {
  turn: { pitches: [587, 880], each: 0.16, shape: "triangle" },
  tile: { pitches: [196], each: 0.09, shape: "triangle" },
  scoring: { pitches: [440, 554, 659, 880], each: 0.12, shape: "sine" },
};
const LOUD = 0.16;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    const { pitches, each, shape } = NOTES[sound];
    pitches.forEach((pitch, place) => playNote(context!, pitch, shape, place * each, each));
  } catch {
    // On a device without sound the game continues silently.
  }
}

/** It swells quickly and fades out, so that nothing clicks. */
function playNote(
  on: AudioContext,
  pitch: number,
  shape: OscillatorType,
  after: number,
  long: number,
) {
  const begin = on.currentTime + after;
  const end = begin + long * 1.8;
  const tone = new OscillatorNode(on, { type: shape, frequency: pitch });
  const loud = new GainNode(on, { gain: 0 });
  loud.gain.linearRampToValueAtTime(LOUD, begin + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(loud).connect(on.destination);
  tone.start(begin);
  tone.stop(end);
}
