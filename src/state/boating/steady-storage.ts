import { shiftWatch } from "#domain/anchor/anchor-watch.ts";
import { type ManOverboard, shiftMark } from "#domain/steering/man-overboard.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { clockGapMs } from "#platform/clock/clock-gap.ts";
import {
  type AnchorEdit,
  type EditedSwing,
  editedAnchor,
} from "#storage/records/boating/anchor-edits.ts";
import type { AnchorRecord } from "#storage/records/boating/boating-records.ts";
import type { BoatingStorage } from "#storage/records/boating/boating-storage.ts";
import type { OverboardMarks } from "#storage/records/boating/overboard-marks.ts";

type BothClocks = Pick<Clock, "nowMs" | "steadyMs">;

/** The stored watch of an anchor. Every call rejects if the database does not respond. */
export interface AnchorStorage {
  read(): Promise<AnchorRecord | "unreadable" | null>;
  /**
   * Edits the stored watch in one transaction, so that windows lose nothing of each other.
   * @returns the watch that is stored then; null if there is none that can be read
   */
  edit(edit: AnchorEdit, swing: EditedSwing): Promise<AnchorRecord | null>;
}

/**
 * Returns the stored anchor with its times on the steady clock of this page. What is stored has the time of day,
 * because the steady clock of another page or after a reload is another one. `startedAtMs` only identifies the watch.
 */
export function steadyAnchorStorage(storage: BoatingStorage, clock: BothClocks): AnchorStorage {
  const shifted = (record: AnchorRecord, byMs: number): AnchorRecord => ({
    ...record,
    state: shiftWatch(record.state, byMs),
  });
  return {
    async read() {
      const stored = await storage.read("anchor");
      const isRecord = stored !== null && stored !== "unreadable";
      return isRecord ? shifted(stored, -clockGapMs(clock)) : stored;
    },
    async edit(edit, swing) {
      let result: AnchorRecord | null = null;
      await storage.changeTogether(["anchor", "swing"], ({ anchor }) => {
        const gapMs = clockGapMs(clock);
        const isReadable = anchor !== null && anchor !== "unreadable";
        const before = isReadable ? shifted(anchor, -gapMs) : null;
        result = editedAnchor(before, edit);
        if (result === before) return {};
        if (!result) return { anchor: null, swing: null };
        const { startedAtMs } = result;
        return {
          anchor: shifted(result, gapMs),
          ...(swing && { swing: { startedAtMs, track: swing } }),
        };
      });
      return result;
    },
  };
}

/** Does the same for the marks of people overboard. */
export function steadyOverboardMarks(marks: OverboardMarks, clock: BothClocks): OverboardMarks {
  const toSteady = (stored: readonly ManOverboard[]): readonly ManOverboard[] =>
    stored.map((mark) => shiftMark(mark, -clockGapMs(clock)));
  return {
    async read() {
      const read = await marks.read();
      return { ...read, marks: toSteady(read.marks) };
    },
    add: async (mark) => toSteady(await marks.add(shiftMark(mark, clockGapMs(clock)))),
    complete: async (id, fix) =>
      toSteady(await marks.complete(id, { ...fix, timeMs: fix.timeMs + clockGapMs(clock) })),
    end: async (ids) => toSteady(await marks.end(ids)),
  };
}
