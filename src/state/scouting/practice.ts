import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { beginRound, type PracticeRound, withAttempt } from "#domain/survey/practice.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { hidePosition } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { type ScoutingStorage, scoutingStorage } from "#storage/scouting/scouting-storage.ts";

interface PracticeState {
  /** Null while nobody practises. */
  readonly round: PracticeRound | null;
  /** Whether the position is hidden: from the start until the result is asked for. */
  readonly isHiding: boolean;
  /** Whether the round would be lost with the page. */
  readonly hasFailed: boolean;
}

/** What practice needs of the device. */
export interface PracticeDevice {
  readonly storage: ScoutingStorage;
  readonly clock: Pick<Clock, "nowMs">;
  /** The last fix; null before the first. */
  readonly lastFix: () => PositionFix | null;
  readonly hidePosition: (isHidden: boolean) => void;
}

/** A fix that is older than this does not judge a pin. */
const FRESH_MS = 20_000;

/** Creates the practice of reading a map: the position is hidden, and pins are judged by it. */
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
  const keep = async (round: PracticeRound): Promise<void> => {
    const isStored = await storage.write("practice", round).then(
      () => true,
      () => false,
    );
    store.setState({ hasFailed: !isStored });
  };
  let reading: Promise<void> | null = null;
  return {
    store,
    /** Reads a round that a reload or a kill interrupted; only the first call does anything. */
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
      await keep(round);
    },
    /** Judges a pin. Returns false, and adds nothing, when there is no fix of the last twenty seconds. */
    async pin(place: LatLng): Promise<boolean> {
      const { round } = store.getState();
      const fix = lastFix();
      const nowMs = clock.nowMs();
      if (!round || !fix || nowMs - fix.timeMs > FRESH_MS) return false;
      const next = withAttempt(round, place, fix, nowMs);
      show(next, true);
      await keep(next);
      return true;
    },
    /** Shows the position again; the round stays for its result. */
    finish(): void {
      show(store.getState().round, false);
    },
    /** Goes on with the round after its result was looked at. */
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
