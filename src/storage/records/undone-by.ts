import { reverted } from "#domain/storage/reverted.ts";
import type { DoneChange, RecordChange } from "./transaction.ts";

/** Returns the changes that undo others, the last first, and leave what was changed since. */
export function undoneBy(done: readonly DoneChange[]): readonly RecordChange[] {
  return done.toReversed().map(({ before, after, undoneValueFor, ...change }) => ({
    ...change,
    valueFor: undoneValueFor ?? ((now: unknown) => reverted(before, after, now)),
  }));
}
