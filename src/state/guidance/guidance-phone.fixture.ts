import type { FollowedPlan } from "#domain/guidance/followed.ts";
import { routeOver, type Spot, walkOver } from "#domain/guidance/simulated-walk.fixture.ts";
import { DEFAULT_WARNINGS } from "#domain/guidance/warnings.ts";
import type { CueAtPoint } from "#domain/network/ways/route/cues-of-line.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";

import type { PositionFix } from "#domain/position/position-fix.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeLocks } from "#platform/locks/fake-locks.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeSpeech } from "#platform/speech/fake-speech.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import type { FindLine } from "./beside-line.ts";
import { createGuidance } from "./guidance.ts";

export const START_MS = 1_800_000_000_000;

export const CORNERED: readonly Spot[] = [
  [0, 0],
  [400, 0],
  [400, 300],
  [700, 300],
];

/** A plan that follows these spots over numbered nodes. */
export function planOf(
  spots: readonly Spot[],
  mode: "walk" | "cycle" | "motorboat" = "walk",
): FollowedPlan {
  const route = routeOver(spots);
  const stops = route.stopPlaces.flatMap((place) => route.nodes[place] ?? []);
  return { kind: "plan", draft: { ...emptyDraft(mode), stops }, route };
}

/** A phone whose storage survives the app. */
export function phone() {
  const texts = fakeTextStore();
  const clock = fakeClock(START_MS);
  const wakeLock = fakeWakeLock();
  const vibration = fakeVibration();
  const [locks, sound, speech] = [fakeLocks(), fakeSound(), fakeSpeech()];
  const choices = { warnings: DEFAULT_WARNINGS, roomMeters: 0 };
  /** The turns and streets of the ways of the packs, by the point of the line. */
  const cues: CueAtPoint[] = [];
  /** The lines along ways from a place beside the line to it. */
  const besideLines: { find: FindLine } = { find: async () => null };
  const listeners = new Set<(fix: PositionFix) => void>();
  return {
    texts,
    clock,
    wakeLock,
    vibration,
    sound,
    speech,
    choices,
    cues,
    besideLines,
    listeners,
    open: () =>
      createGuidance({
        texts,
        clock,
        wakeLock,
        vibration,
        locks,
        sound,
        speech,
        warnings: () => choices.warnings,
        onFix(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        cuesOfLine: async () => cues,
        findLine: (...question) => besideLines.find(...question),
        roomOnWater: async () => ({
          stepMeters: 50,
          meters: new Float64Array(100).fill(choices.roomMeters),
        }),
      }),
    /** Moves from spot to spot, with one fix per second. */
    async go(spots: readonly Spot[], speedMps = 1.5) {
      for (const fix of walkOver(spots, { speedMps, startMs: clock.steadyMs() })) {
        clock.pass(1000);
        const none = { altitudeMeters: null, altitudeAccuracyMeters: null, courseDegrees: null };
        for (const listener of listeners) listener({ ...fix, ...none, speedMps });
        // The lock of the announcing tab is taken and released in separate turns.
        for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
      }
    },
    /** Kills the app: it receives nothing any more. */
    kill() {
      listeners.clear();
      locks.killHolders();
    },
  };
}
