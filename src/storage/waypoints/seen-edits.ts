import * as v from "valibot";
import { REVISION } from "./revision.ts";

/**
 * Which edits of those made without the database a list contains: a version vector. By the name of
 * each editor the number of its last edit; an editor is one visit of one tab, named at random, or a
 * list edited outside the app, named after the mark beside it.
 */
export type SeenEdits = Readonly<Record<string, number>>;

export const NOTHING_SEEN: SeenEdits = {};

/** As it is stored. */
export const SEEN_EDITS = v.record(v.string(), REVISION);

/** Far more editors than a browser loses at a kill; without a database there is one more each visit. */
const MOST_EDITORS = 50;

/** The value to store; of very many editors the last. */
export function storedSeenEdits(seen: SeenEdits): SeenEdits {
  return Object.fromEntries(Object.entries(seen).slice(-MOST_EDITORS));
}

/** Whether the edit of this number is among them, and so all before it. */
export function hasSeen(seen: SeenEdits, editor: string, number: number): boolean {
  return (seen[editor] ?? -1) >= number;
}

/** Whether all of `some` is in `all`. */
export function isWithin(some: SeenEdits, all: SeenEdits): boolean {
  return Object.entries(some).every(([editor, number]) => hasSeen(all, editor, number));
}

/** What either contains; whoever edited last is last. */
export function seenTogether(one: SeenEdits, other: SeenEdits): SeenEdits {
  const both: Record<string, number> = { ...one };
  for (const [editor, number] of Object.entries(other)) {
    delete both[editor];
    both[editor] = Math.max(one[editor] ?? 0, number);
  }
  return both;
}
