import type { Clock } from "#platform/clock/clock.ts";
import type { Sound, Tone } from "#platform/sound/sound.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";

/** Two alternating tones, high and low, loud enough to wake somebody. */
const SIGNAL: readonly Tone[] = [
  { hertz: 1320, milliseconds: 350 },
  { hertz: 0, milliseconds: 60 },
  { hertz: 880, milliseconds: 350 },
  { hertz: 0, milliseconds: 60 },
  { hertz: 1320, milliseconds: 350 },
];
const EVERY_MS = 2_000;
const PULSE_MS = 900;

/** Sound and vibration that repeat until they are stopped. */
export interface Alarm {
  /** Starts the alarm, unless it is already on. */
  start(): void;
  stop(): void;
  /** Plays the signal once. */
  test(): void;
}

/** Creates the alarm of a device. */
export function createAlarm({
  clock,
  sound,
  vibration,
}: {
  readonly clock: Pick<Clock, "every">;
  readonly sound: Pick<Sound, "play">;
  readonly vibration: Vibration;
}): Alarm {
  let stop: (() => void) | null = null;
  const signal = (): void => {
    sound.play(SIGNAL);
    vibration.pulse(PULSE_MS);
  };
  return {
    start() {
      if (stop) return;
      signal();
      stop = clock.every(EVERY_MS, signal);
    },
    stop() {
      stop?.();
      stop = null;
    },
    test: signal,
  };
}
