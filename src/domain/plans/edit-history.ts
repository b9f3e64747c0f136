/** A value that is edited, with its past states and the undone ones. */
export interface EditHistory<State> {
  /** Oldest first. */
  readonly past: readonly State[];
  readonly now: State;
  /** The next state to redo comes first. */
  readonly future: readonly State[];
}

/** The number of edits that can be undone. */
const MAX_EDITS = 200;

/** Returns the history of a value without edits. */
export function newHistory<State>(now: State): EditHistory<State> {
  return { past: [], now, future: [] };
}

/**
 * Returns the history after one more edit, which discards the undone states; the same object if nothing
 * changed.
 */
export function edited<State>(history: EditHistory<State>, now: State): EditHistory<State> {
  if (now === history.now) return history;
  return { past: [...history.past, history.now].slice(-MAX_EDITS), now, future: [] };
}

/** Returns the history before the last edit; the same object if there was none. */
export function undone<State>({ past, now, future }: EditHistory<State>): EditHistory<State> {
  const before = past.at(-1);
  if (past.length === 0 || before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** Returns the history with the last undone edit restored; the same object if there is none. */
export function redone<State>({ past, now, future }: EditHistory<State>): EditHistory<State> {
  const [next] = future;
  if (next === undefined) return { past, now, future };
  return { past: [...past, now], now: next, future: future.slice(1) };
}
