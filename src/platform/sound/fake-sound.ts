import type { Sound, Tone } from "./sound.ts";

/** Sound for tests: the signals that were asked for. */
export interface FakeSound extends Sound {
  readonly played: (readonly Tone[])[];
}

/** Nothing is heard. */
export function fakeSound(): FakeSound {
  const played: (readonly Tone[])[] = [];
  return { played, play: (tones) => played.push(tones) };
}
