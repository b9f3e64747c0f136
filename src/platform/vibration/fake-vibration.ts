import type { Vibration } from "./vibration.ts";

/** A vibration motor for tests, which keeps its pulses in milliseconds. */
export interface FakeVibration extends Vibration {
  readonly pulsesMs: number[];
}

/** Creates a motor without pulses. */
export function fakeVibration(): FakeVibration {
  const pulsesMs: number[] = [];
  return { pulsesMs, pulse: (durationMs) => pulsesMs.push(durationMs) };
}
