import { reverted } from "#domain/storage/reverted.ts";
import type { DoneChange, RecordChange } from "./transaction.ts";

/** Returns changes that undo these, the last first; fields that changed since stay as they are. */
export function undoneBy(done: readonly DoneChange[]): readonly RecordChange[] {
  return done.toReversed().map(({ before, after, undoneValueFor, ...change }) => ({
    ...change,
    valueFor: undoneValueFor ?? ((now: unknown) => reverted(before, after, now)),
  }));
}
