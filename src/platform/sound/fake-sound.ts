import type { Sound, Tone } from "./sound.ts";

/** Sound for tests, which keeps the requested signals. */
export interface FakeSound extends Sound {
  readonly played: (readonly Tone[])[];
}

/** Creates a silent sound. */
export function fakeSound(): FakeSound {
  const played: (readonly Tone[])[] = [];
  return { played, play: (tones) => played.push(tones) };
}
