import { shiftWatch } from "#domain/anchor/anchor-watch.ts";
import { type ManOverboard, shiftMark } from "#domain/steering/man-overboard.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { clockGapMs } from "#platform/clock/clock-gap.ts";
import { ANCHOR, type AnchorRecord } from "#storage/records/boating/boating-records.ts";
import type { OverboardMarks } from "#storage/records/boating/overboard-marks.ts";
import { type RecordKind, storedForm } from "#storage/records/record-kind.ts";

type BothClocks = Pick<Clock, "nowMs" | "steadyMs">;

/**
 * Returns the kind of the stored anchor with its times on the steady clock of this page. What is stored has the time of day,
 * because the steady clock of another page or after a reload is another one. `startedAtMs` only identifies the watch.
 */
export function steadyAnchor(clock: BothClocks): RecordKind<AnchorRecord> {
  const shifted = (record: AnchorRecord, byMs: number): AnchorRecord => ({
    ...record,
    state: shiftWatch(record.state, byMs),
  });
  return {
    ...ANCHOR,
    read(stored, key) {
      const record = ANCHOR.read(stored, key);
      return record && shifted(record, -clockGapMs(clock));
    },
    write: (record) => storedForm(ANCHOR, shifted(record, clockGapMs(clock))),
  };
}

/** Returns the marks of people overboard with their times on the steady clock of this page. */
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
