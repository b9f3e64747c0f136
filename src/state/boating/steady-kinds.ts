import { shiftWatch } from "#domain/anchor/anchor-watch.ts";
import { type Overboard, shiftMark } from "#domain/steering/man-overboard.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { clockGapMs } from "#platform/clock/clock-gap.ts";
import { ANCHOR, type AnchorRecord } from "#storage/records/boating/boating-records.ts";
import { OVERBOARD } from "#storage/records/boating/overboard.ts";
import { type RecordKind, storedForm } from "#storage/records/record-kind.ts";

type BothClocks = Pick<Clock, "nowMs" | "steadyMs">;

/**
 * Returns the kind of the stored anchor with its times on the steady clock of this page. What is stored has the time of day,
 * because the steady clock of another page or after a reload is another one. `startedAtMs` only identifies the watch.
 */
export function steadyAnchor(clock: BothClocks): RecordKind<AnchorRecord> {
  return steadyKind<AnchorRecord>(ANCHOR, clock, (record, byMs) => ({
    ...record,
    state: shiftWatch(record.state, byMs),
  }));
}

/** Returns the kind of the marks of people overboard in the same way. */
export function steadyOverboard(clock: BothClocks): RecordKind<Overboard> {
  return steadyKind(OVERBOARD, clock, (overboard, byMs) => ({
    ...overboard,
    marks: overboard.marks.map((mark) => shiftMark(mark, byMs)),
  }));
}

function steadyKind<T extends object>(
  kind: RecordKind<T>,
  clock: BothClocks,
  shifted: (record: T, byMs: number) => T,
): RecordKind<T> {
  return {
    ...kind,
    read(stored, key) {
      const record = kind.read(stored, key);
      return record && shifted(record, -clockGapMs(clock));
    },
    write: (record) => storedForm(kind, shifted(record, clockGapMs(clock))),
  };
}
