import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { beginRound, type PracticeRound, withAttempt } from "#domain/survey/practice-round.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { hidePosition } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import {
  type ScoutingStorage,
  scoutingStorage,
} from "#storage/records/scouting/scouting-storage.ts";

interface PracticeState {
  /** Null when no round is going on. */
  readonly round: PracticeRound | null;
  /** Whether the position is hidden: from the start of a round until the user asks for the result. */
  readonly isHiding: boolean;
  /** Whether the round could not be stored and will be lost with the page. */
  readonly hasFailed: boolean;
}

/** The services of the device that practice uses. */
export interface PracticeDevice {
  readonly storage: ScoutingStorage;
  readonly clock: Pick<Clock, "nowMs" | "steadyMs">;
  /** The latest fix; null before the first. */
  readonly lastFix: () => PositionFix | null;
  readonly hidePosition: (isHidden: boolean) => void;
}

/** The age from which a fix is too old to judge a pin. */
const FRESH_MS = 20_000;

/** Creates map reading practice: the position is hidden, and the user's pins are compared with it. */
export function createPractice({ storage, clock, lastFix, hidePosition }: PracticeDevice) {
  const store = createStore<PracticeState>(() => ({
    round: null,
    isHiding: false,
    hasFailed: false,
  }));
  const show = (round: PracticeRound | null, isHiding: boolean): void => {
    store.setState({ round, isHiding });
    hidePosition(isHiding);
  };
  const keep = async (changed: (stored: PracticeRound | null) => PracticeRound): Promise<void> => {
    try {
      show(await storage.change("practice", changed), store.getState().isHiding);
      store.setState({ hasFailed: false });
    } catch {
      store.setState({ hasFailed: true });
    }
  };
  let reading: Promise<void> | null = null;
  return {
    store,
    /** Resumes a round that a reload or a kill interrupted. Only the first call has an effect. */
    resume(): Promise<void> {
      reading ??= storage.read("practice").then(
        (stored) => {
          const isRound = stored !== null && stored !== "unreadable";
          if (isRound && !store.getState().round) show(stored, true);
        },
        (error: unknown) => console.warn("No round of practice:", error),
      );
      return reading;
    },
    /** Hides the position and begins a round. */
    async begin(): Promise<void> {
      const round = beginRound(clock.nowMs());
      show(round, true);
      await keep(() => round);
    },
    /** Judges a pin. Resolves to false, and adds nothing, without a fix of the last twenty seconds. */
    async pin(place: LatLng): Promise<boolean> {
      const { round } = store.getState();
      const fix = lastFix();
      const nowMs = clock.nowMs();
      if (!round || !fix || clock.steadyMs() - fix.timeMs > FRESH_MS) return false;
      show(withAttempt(round, place, fix, nowMs), true);
      // Another window may have added an attempt to this round.
      await keep((stored) => {
        const isSame = stored?.startedAtMs === round.startedAtMs;
        return withAttempt(isSame ? stored : round, place, fix, nowMs);
      });
      return true;
    },
    /** Shows the position again and keeps the round for its result. */
    finish(): void {
      show(store.getState().round, false);
    },
    /** Continues the round after the user has seen its result. */
    goOn(): void {
      show(store.getState().round, true);
    },
    /** Ends practice and forgets the round. */
    async end(): Promise<void> {
      show(null, false);
      await storage.remove(["practice"]).catch(() => {});
    },
  };
}

/** The practice of this device. Import this lazily. */
export const {
  store: practiceStore,
  resume: resumePractice,
  begin: beginPractice,
  pin: pinOwnPosition,
  finish: finishPractice,
  goOn: goOnPractising,
  end: endPractice,
} = createPractice({
  storage: scoutingStorage(device.connection),
  clock: device.clock,
  lastFix: () => positionStore.getState().fix,
  hidePosition,
});
