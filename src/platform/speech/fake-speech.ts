import type { Speech } from "./speech.ts";

/** A voice for tests that remembers what it said. */
export interface FakeSpeech extends Speech {
  readonly said: string[];
  hasVoice: boolean;
}

/** A Dutch voice that is not heard. */
export function fakeSpeech(): FakeSpeech {
  const fake: FakeSpeech = {
    said: [],
    hasVoice: true,
    hasDutchVoice: async () => fake.hasVoice,
    say(text) {
      if (fake.hasVoice) fake.said.push(text);
    },
  };
  return fake;
}
