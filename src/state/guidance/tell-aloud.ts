import type { GuidanceEvent } from "#domain/guidance/announce.ts";
import type { GuidanceWarnings } from "#domain/guidance/warnings.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { Sound, Tone } from "#platform/sound/sound.ts";
import type { Speech } from "#platform/speech/speech.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";

/** What makes itself felt and heard. */
export interface TellingDevice {
  readonly clock: Pick<Clock, "after">;
  readonly locks: Locks;
  readonly vibration: Vibration;
  readonly sound: Sound;
  readonly speech: Speech;
  readonly warnings: () => GuidanceWarnings;
}

/** Says an event in words. */
export type WordsOf = (event: GuidanceEvent) => string;

/** Tells by what the user wants it told; of several tabs one does. */
export interface Telling {
  tell(events: readonly GuidanceEvent[]): void;
  /** The words of the language of the app; before it is given nothing is spoken. */
  sayWith(words: WordsOf): void;
  /** Does it at once in one way, for who has just chosen it. */
  tryOut(event: GuidanceEvent, warnings: Partial<GuidanceWarnings>): void;
}

/** The lock of the tab that tells. */
const TELLING = "guidance";
/** The other tabs hear of a node within this time too, and leave it to the one that was first. */
const HELD_MS = 3000;

/** How long each is felt, milliseconds: a node that comes near is a tap, leaving the route is not to be missed. */
const PULSE_MS: Readonly<Record<GuidanceEvent["kind"], number>> = {
  near: 200,
  back: 200,
  at: 500,
  off: 1000,
  arrived: 1000,
};

const SHORT: Tone = { hertz: 880, milliseconds: 150 };
const PAUSE: Tone = { hertz: 0, milliseconds: 80 };
/** Told apart without looking: one for near, two at it, falling off the route, rising at the end. */
const SIGNALS: Readonly<Record<GuidanceEvent["kind"], readonly Tone[]>> = {
  near: [SHORT],
  at: [SHORT, PAUSE, SHORT],
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

/** Tells over whichever device. */
export function createTelling(device: TellingDevice): Telling {
  const { locks } = device;
  let words: WordsOf | null = null;
  /** What waits for the lock; null while it is not asked for. */
  let waiting: GuidanceEvent[] | null = null;
  let letGo: (() => void) | null = null;
  let stopWaiting = (): void => {};
  /** Over when the lock is free again. */
  let held: Promise<unknown> = Promise.resolve();

  const now = (events: readonly GuidanceEvent[], warnings: Partial<GuidanceWarnings>): void => {
    const [gravest] = events.toSorted((a, b) => PULSE_MS[b.kind] - PULSE_MS[a.kind]);
    if (!gravest) return;
    if (warnings.vibrates) device.vibration.pulse(PULSE_MS[gravest.kind]);
    if (warnings.sounds) device.sound.play(SIGNALS[gravest.kind]);
    if (warnings.speaks && words) device.speech.say(events.map(words).join(". "));
  };
  const tellHeld = (events: readonly GuidanceEvent[]): void => {
    now(events, device.warnings());
    stopWaiting();
    stopWaiting = device.clock.after(HELD_MS, () => {
      letGo?.();
      letGo = null;
    });
  };
  const ask = (events: readonly GuidanceEvent[]): void => {
    waiting = [...events];
    const answered = (): void => {
      if (waiting) tellHeld(waiting);
      waiting = null;
    };
    const hold = () =>
      new Promise<void>((release) => {
        letGo = release;
        answered();
      });
    // What this tab held before is not another's.
    held = held.then(() =>
      locks.hold(TELLING, hold).then(
        (outcome) => {
          // Another tab tells it.
          if (outcome === "taken") waiting = null;
        },
        // A browser without locks has one tab, as far as one can tell.
        answered,
      ),
    );
  };
  return {
    tell(events) {
      if (events.length === 0) return;
      if (letGo) tellHeld(events);
      else if (waiting) waiting.push(...events);
      else ask(events);
    },
    sayWith(given) {
      words = given;
    },
    tryOut: (event, warnings) => now([event], warnings),
  };
}
