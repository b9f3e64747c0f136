/** Something that is edited, with what it was and what was undone. */
export interface EditHistory<State> {
  /** Oldest first. */
  readonly past: readonly State[];
  readonly now: State;
  /** The next to be done again first. */
  readonly future: readonly State[];
}

/** So many edits can be undone. */
const MOST_EDITS = 200;

/** Something that was not edited yet. */
export function newHistory<State>(now: State): EditHistory<State> {
  return { past: [], now, future: [] };
}

/** After one more edit: what was undone before cannot be done again. The same history for no edit. */
export function edited<State>(history: EditHistory<State>, now: State): EditHistory<State> {
  if (now === history.now) return history;
  return { past: [...history.past, history.now].slice(-MOST_EDITS), now, future: [] };
}

/** Before the last edit; the same history when there was none. */
export function undone<State>({ past, now, future }: EditHistory<State>): EditHistory<State> {
  const before = past.at(-1);
  if (past.length === 0 || before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** After the edit that was undone last; the same history when there is none. */
export function redone<State>({ past, now, future }: EditHistory<State>): EditHistory<State> {
  const [next] = future;
  if (next === undefined) return { past, now, future };
  return { past: [...past, now], now: next, future: future.slice(1) };
}
