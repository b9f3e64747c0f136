import type { Speech } from "./speech.ts";

/** A voice for tests, which keeps the texts it was given. */
export interface FakeSpeech extends Speech {
  readonly spoken: string[];
  hasVoices: boolean;
}

/** Creates a silent voice for every language. */
export function fakeSpeech(): FakeSpeech {
  const fake: FakeSpeech = {
    spoken: [],
    hasVoices: true,
    hasVoice: async () => fake.hasVoices,
    say(text) {
      if (fake.hasVoices) fake.spoken.push(text);
    },
  };
  return fake;
}
