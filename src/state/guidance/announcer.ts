import type { GuidanceEvent } from "#domain/guidance/announce.ts";
import type { GuidanceWarnings } from "#domain/guidance/warnings.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { Sound, Tone } from "#platform/sound/sound.ts";
import type { Speech } from "#platform/speech/speech.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";

/** The parts of the device that can make an announcement. */
export interface AnnouncerDevice {
  readonly clock: Pick<Clock, "after">;
  readonly locks: Locks;
  readonly vibration: Vibration;
  readonly sound: Sound;
  readonly speech: Speech;
  readonly warnings: () => GuidanceWarnings;
}

/** Returns an event in words. */
export type WordsOf = (event: GuidanceEvent) => string;

/** Announces events in the ways that the user chose; only one tab does so. */
export interface Announcer {
  tell(events: readonly GuidanceEvent[]): void;
  /** Sets the texts to speak and their locale; without them nothing is spoken. */
  sayWith(words: WordsOf, locale: string): void;
  /** Announces an event immediately in these ways, as a sample for the user. */
  tryOut(event: GuidanceEvent, warnings: Partial<GuidanceWarnings>): void;
}

/** The lock of the tab that makes announcements. */
const TELLING = "guidance";
/** The time that a tab holds the lock. Other tabs notice the same node within it and stay silent. */
const HELD_MS = 3000;

/** The length of each vibration in milliseconds: short for a node ahead, long for leaving the route. */
const PULSE_MS: Readonly<Record<GuidanceEvent["kind"], number>> = {
  near: 200,
  "cue-near": 200,
  back: 200,
  at: 500,
  "cue-at": 500,
  off: 1000,
  arrived: 1000,
};

const SHORT: Tone = { hertz: 880, milliseconds: 150 };
const PAUSE: Tone = { hertz: 0, milliseconds: 80 };
const TWICE: readonly Tone[] = [SHORT, PAUSE, SHORT];
/** Signals that differ by ear: one tone ahead of a node or a turn, two at it, falling off the route, rising at the end. */
const SIGNALS: Readonly<Record<GuidanceEvent["kind"], readonly Tone[]>> = {
  near: [SHORT],
  "cue-near": [SHORT],
  at: TWICE,
  "cue-at": TWICE,
  off: [
    { hertz: 660, milliseconds: 300 },
    { hertz: 330, milliseconds: 600 },
  ],
  back: [
    { hertz: 440, milliseconds: 150 },
    { hertz: 880, milliseconds: 150 },
  ],
  arrived: [
    { hertz: 523, milliseconds: 200 },
    { hertz: 659, milliseconds: 200 },
    { hertz: 784, milliseconds: 400 },
  ],
};

/** Creates the announcer on this device. */
export function createAnnouncer(device: AnnouncerDevice): Announcer {
  const { locks } = device;
  let words: { readonly of: WordsOf; readonly locale: string } | null = null;
  /** Events that wait for the lock; null if it was not requested. */
  let waiting: GuidanceEvent[] | null = null;
  let releaseLock: (() => void) | null = null;
  let stopWaiting = (): void => {};
  /** Resolves when the lock is free again. */
  let held: Promise<unknown> = Promise.resolve();

  const now = (events: readonly GuidanceEvent[], warnings: Partial<GuidanceWarnings>): void => {
    const [gravest] = events.toSorted((a, b) => PULSE_MS[b.kind] - PULSE_MS[a.kind]);
    if (!gravest) return;
    if (warnings.vibrates) device.vibration.pulse(PULSE_MS[gravest.kind]);
    if (warnings.sounds) device.sound.play(SIGNALS[gravest.kind]);
    if (warnings.speaks && words) {
      device.speech.say(events.map(words.of).join(". "), words.locale);
    }
  };
  const announceHeld = (events: readonly GuidanceEvent[]): void => {
    now(events, device.warnings());
    stopWaiting();
    stopWaiting = device.clock.after(HELD_MS, () => {
      releaseLock?.();
      releaseLock = null;
    });
  };
  const ask = (events: readonly GuidanceEvent[]): void => {
    waiting = [...events];
    const answered = (): void => {
      if (waiting) announceHeld(waiting);
      waiting = null;
    };
    const hold = () =>
      new Promise<void>((release) => {
        releaseLock = release;
        answered();
      });
    // Wait until this tab has released its own previous lock.
    held = held.then(() =>
      locks.hold(TELLING, hold).then(
        (outcome) => {
          // Another tab announces it.
          if (outcome === "taken") waiting = null;
        },
        // Without locks, assume that this is the only tab.
        answered,
      ),
    );
  };
  return {
    tell(events) {
      if (events.length === 0) return;
      if (releaseLock) announceHeld(events);
      else if (waiting) waiting.push(...events);
      else ask(events);
    },
    sayWith(of, locale) {
      words = { of, locale };
    },
    tryOut: (event, warnings) => now([event], warnings),
  };
}
