import { createStore, type StoreApi } from "zustand/vanilla";
import { ARRIVAL_METERS, hasArrived } from "#domain/steering/has-arrived.ts";
import type { Target } from "#domain/steering/target.ts";
import { browserSound } from "#platform/sound/browser-sound.ts";
import type { Sound, Tone } from "#platform/sound/sound.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import { device } from "#state/device/device.ts";
import { type FixStream, onFix } from "#state/position/fixes.ts";
import { type SteeredByState, steeredByStore } from "./steered-by.ts";
import { type SteeringSnapshot, steeringStore } from "./steering.ts";

/** The arrival at the mark that the boat steers to. */
export interface ArrivalSnapshot {
  /** The mark that was reached; null before that, and with another mark. */
  readonly arrivedAt: Target | null;
  /** The last mark of a followed route that was passed; null before the first. */
  readonly passed: PassedMark | null;
}

/** A passed mark of a route; names may be empty. */
export interface PassedMark {
  readonly name: string;
  /** The name of the next one; null at the end of the route. */
  readonly next: string | null;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

/** The services of the device that the arrival uses. */
export interface ArrivalDevice {
  readonly steering: Pick<StoreApi<SteeringSnapshot>, "getState">;
  readonly steeredBy: Pick<StoreApi<SteeredByState>, "subscribe">;
  readonly nowMs: () => number;
  readonly onFix: FixStream;
  readonly vibration: Vibration;
  readonly sound: Pick<Sound, "play">;
}

const PULSE_MS = 600;
/** Rising, unlike the alarm of the anchor. */
const SIGNAL: readonly Tone[] = [
  { hertz: 523, milliseconds: 180 },
  { hertz: 0, milliseconds: 60 },
  { hertz: 784, milliseconds: 360 },
];

/** Creates the arrival of a device: one signal for each mark that is reached. */
export function createArrival(device: ArrivalDevice) {
  const { steering, steeredBy, onFix, vibration, sound } = device;
  const store = createStore<ArrivalSnapshot>(() => ({ arrivedAt: null, passed: null }));
  let isFollowing = false;
  const signal = () => {
    vibration.pulse(PULSE_MS);
    sound.play(SIGNAL);
  };
  return {
    store,
    /** Compares every fix with the mark from now on. Only the first call has an effect. */
    follow(): void {
      if (isFollowing) return;
      isFollowing = true;
      onFix((fix) => {
        const { target } = steering.getState();
        const { arrivedAt } = store.getState();
        // A new leg has a new start time, also to the same mark.
        if (!target || target.startedAtMs === arrivedAt?.startedAtMs) return;
        if (arrivedAt) store.setState({ arrivedAt: null });
        const leg = target.from && { from: target.from, to: target };
        const isKnown = fix.accuracyMeters <= ARRIVAL_METERS;
        if (!isKnown || !hasArrived(fix, { mark: target, leg })) return;
        store.setState({ arrivedAt: target });
        signal();
      });
      steeredBy.subscribe((now, before) => {
        const passed = passedBetween(before, now);
        // The message belongs to the route that has ended.
        if (!before.by && now.by && store.getState().passed) store.setState({ passed: null });
        if (!passed) return;
        store.setState({ passed: { ...passed, atMs: device.nowMs() } });
        signal();
      });
    },
  };
}

/** Returns the mark of a route that a boat passed between two states; null if it passed none. */
function passedBetween(
  before: SteeredByState,
  now: SteeredByState,
): Pick<PassedMark, "name" | "next"> | null {
  if (!before.by?.isRoute || !before.isJoined) return null;
  if (now.isRouteDone) return { name: before.by.name || now.passedName, next: null };
  const isNext = now.by?.isRoute && now.passedCount > before.passedCount;
  return isNext ? { name: now.passedName, next: now.by?.name ?? "" } : null;
}

/** The arrival of this device. Import this module lazily. */
export const { store: arrivalStore, follow: followArrival } = createArrival({
  steering: steeringStore,
  steeredBy: steeredByStore,
  nowMs: device.clock.nowMs,
  onFix,
  vibration: device.vibration,
  sound: browserSound(),
});
