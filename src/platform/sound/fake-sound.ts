import type { Sound, Tone } from "./sound.ts";

/** A sound output for tests that records the signals. */
export interface FakeSound extends Sound {
  readonly played: (readonly Tone[])[];
  /** True if a tap enables the sound; true by default. */
  isAllowed: boolean;
}

/** Creates a silent sound output, which is not ready before `prepare`. */
export function fakeSound(): FakeSound {
  let isReady = false;
  const sound: FakeSound = {
    played: [],
    isAllowed: true,
    play: (tones) => void sound.played.push(tones),
    async prepare() {
      isReady = sound.isAllowed;
      return isReady;
    },
    isReady: () => isReady,
  };
  return sound;
}
