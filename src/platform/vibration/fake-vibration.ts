import type { Vibration } from "./vibration.ts";

/** A motor for tests that remembers its pulses, in milliseconds. */
export interface FakeVibration extends Vibration {
  readonly pulsesMs: number[];
}

/** A motor that only remembers. */
export function fakeVibration(): FakeVibration {
  const pulsesMs: number[] = [];
  return { pulsesMs, pulse: (durationMs) => pulsesMs.push(durationMs) };
}
