import type { Speech } from "./speech.ts";

/** A voice for tests, which keeps the texts it was given. */
export interface FakeSpeech extends Speech {
  readonly spoken: string[];
  hasVoice: boolean;
}

/** Creates a silent Dutch voice. */
export function fakeSpeech(): FakeSpeech {
  const fake: FakeSpeech = {
    spoken: [],
    hasVoice: true,
    hasDutchVoice: async () => fake.hasVoice,
    say(text) {
      if (fake.hasVoice) fake.spoken.push(text);
    },
  };
  return fake;
}
