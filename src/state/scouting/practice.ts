import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { begun, byRule } from "#domain/storage/current.ts";
import { beginRound, type PracticeRound, withAttempt } from "#domain/survey/practice-round.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { device } from "#state/device/device.ts";
import { hidePosition } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { createDocumentStore, type DocumentDevice } from "#state/records/document-store.ts";
import { edits } from "#state/records/edits.ts";
import { PRACTICE } from "#storage/records/scouting/scouting-records.ts";

interface PracticeState {
  /** Null when no round is going on. */
  readonly round: PracticeRound | null;
  /** True if the position is hidden: from the start of a round until the user asks for the result. */
  readonly isHiding: boolean;
  /** True if a part of the round is not stored, and is lost with the page unless the database accepts it before. */
  readonly hasFailed: boolean;
}

/** The services of the device that practice uses. */
export interface PracticeDevice extends DocumentDevice {
  readonly clock: Pick<Clock, "nowMs" | "steadyMs" | "after">;
  /** The latest fix; null before the first. */
  readonly lastFix: () => PositionFix | null;
  readonly hidePosition: (isHidden: boolean) => void;
}

/** The age from which a fix is too old to judge a pin. */
const FRESH_MS = 20_000;

/** Creates map reading practice: the position is hidden, and the user's pins are compared with it. */
export function createPractice(device: PracticeDevice) {
  const { clock, lastFix, hidePosition } = device;
  const place = { kind: PRACTICE, id: "practice", initial: null };
  const saved = createDocumentStore<PracticeRound | null>(device, place);
  const store = createStore<PracticeState>(() => ({
    round: null,
    isHiding: false,
    hasFailed: false,
  }));
  const hide = (isHiding: boolean): void => {
    store.setState({ isHiding });
    hidePosition(isHiding);
  };
  /** True if a stored round is to be resumed once it is read. */
  let isResuming = false;
  saved.store.subscribe(({ document: round, isRead, hasFailed }) => {
    store.setState({ round, hasFailed });
    if (isResuming && isRead) {
      isResuming = false;
      if (round) hide(true);
    }
    // Another window may have ended the round.
    if (!round && store.getState().isHiding) hide(false);
  });
  let resuming: Promise<void> | null = null;
  return {
    store,
    /** Resumes a round that a reload or a kill interrupted. Only the first call has an effect. */
    resume(): Promise<void> {
      if (resuming) return resuming;
      isResuming = store.getState().round === null;
      resuming = saved.load();
      return resuming;
    },
    /** Hides the position and begins a round. */
    async begin(): Promise<void> {
      const round = beginRound(clock.nowMs());
      isResuming = false;
      const storing = saved.edit((now) => begun(now, round));
      hide(true);
      await storing;
    },
    /** Judges a pin. Resolves to false, and adds nothing, without a fix of the last twenty seconds. */
    async pin(pinned: LatLng): Promise<boolean> {
      const { round } = store.getState();
      const fix = lastFix();
      const nowMs = clock.nowMs();
      if (!round || !fix || clock.steadyMs() - fix.timeMs > FRESH_MS) return false;
      hide(true);
      // Another window may have added an attempt to this round, or ended it.
      await saved.edit((now) =>
        now?.startedAtMs === round.startedAtMs
          ? byRule<PracticeRound, [LatLng, PositionFix, number]>(
              now,
              withAttempt,
              pinned,
              fix,
              nowMs,
            )
          : now,
      );
      return true;
    },
    /** Shows the position again and keeps the round for its result. */
    finish: () => hide(false),
    /** Continues the round after the user has seen its result. */
    goOn: () => hide(true),
    /** Ends practice and forgets the round. */
    async end(): Promise<void> {
      isResuming = false;
      hide(false);
      await saved.edit(() => null);
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
  ...device,
  edits,
  lastFix: () => positionStore.getState().fix,
  hidePosition,
});
