import * as v from "valibot";
import { REVISION } from "./revision.ts";

/**
 * A version vector: the edits made without the database that a list contains. It maps each editor to the number of
 * its last edit. An editor is one visit of one tab, named at random, or a list edited outside the app, named after
 * the mark beside it.
 */
export type SeenEdits = Readonly<Record<string, number>>;

export const NOTHING_SEEN: SeenEdits = {};

/** The stored form. */
export const SEEN_EDITS = v.record(v.string(), REVISION);

/** The number of editors to keep: far more than a browser loses at a kill. Without a database every visit adds one. */
const MAX_EDITORS = 50;

/** Returns the value to store, limited to the most recent editors. */
export function storedSeenEdits(seen: SeenEdits): SeenEdits {
  return Object.fromEntries(Object.entries(seen).slice(-MAX_EDITORS));
}

/** Tells whether the list contains the edit with this number, and so all earlier ones. */
export function hasSeen(seen: SeenEdits, editor: string, number: number): boolean {
  return (seen[editor] ?? -1) >= number;
}

/** Tells whether `all` contains all of `some`. */
export function isWithin(some: SeenEdits, all: SeenEdits): boolean {
  return Object.entries(some).every(([editor, number]) => hasSeen(all, editor, number));
}

/** Returns the union; the most recent editor comes last. */
export function seenTogether(one: SeenEdits, other: SeenEdits): SeenEdits {
  const both: Record<string, number> = { ...one };
  for (const [editor, number] of Object.entries(other)) {
    delete both[editor];
    both[editor] = Math.max(one[editor] ?? 0, number);
  }
  return both;
}
