import * as v from "valibot";
import { editedId, singleEdits } from "#domain/waypoints/waypoint-edit.ts";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { isPlainObject } from "#storage/good-fields.ts";
import { parseJson } from "#storage/json-text.ts";
import { textHash } from "#storage/text-hash.ts";
import type { PendingEdits } from "./pending-edits.ts";
import { REVISION } from "./revision.ts";
import {
  hasSeen,
  NOTHING_SEEN,
  SEEN_EDITS,
  type SeenEdits,
  seenTogether,
  storedSeenEdits,
} from "./seen-edits.ts";

/** The key of localStorage that holds the plain list. */
export const WAYPOINTS_KEY = "waypoints";
/** The key beside it, by which our own text is told from one edited outside the app. */
export const WAYPOINTS_MARK_KEY = "waypoints.meta";

/** What we knew about the list when we wrote its text. */
export interface MirrorMark {
  /** The revision of the list that the text holds. */
  readonly revision: number;
  readonly hash: string;
  /** Null when the database had all of it: then the text holds nothing that the database lacks. */
  readonly alone: AloneText | null;
}

/** What a text holds that was written while the database could not be. */
export interface AloneText {
  /** The revision of the list that its edits began with. */
  readonly since: number;
  /** The list edited outside the app that they began with, as an editor; null without one. */
  readonly hand: string | null;
  /** Every edit that is in the text and was made without the database. */
  readonly seen: SeenEdits;
  /** The last edit that each editor made of each waypoint. */
  readonly edits: readonly AloneEdit[];
}

/** The id of a waypoint, who edited it, and which of that editor's edits it was. */
export interface AloneEdit {
  readonly id: string;
  readonly editor: string;
  readonly number: number;
}

/** The list in localStorage. */
export interface Mirror {
  readonly text: string | null;
  /** Our mark when the text is exactly what we wrote. */
  readonly mark: MirrorMark | null;
  /** The revision of our mark, also where the text is not ours; 0 without one. */
  readonly revision: number;
  /** The list edited outside the app that this is, or began with; null when it is ours alone. */
  readonly hand: string | null;
  /** What is in the text of the edits made without the database. */
  readonly seen: SeenEdits;
}

const MARK = v.object({
  revision: REVISION,
  hash: v.string(),
  isAlone: v.optional(v.boolean(), false),
  alone: v.nullish(
    v.object({
      since: REVISION,
      hand: v.nullish(v.string(), null),
      seen: SEEN_EDITS,
      edits: v.array(v.object({ id: v.string(), editor: v.string(), number: REVISION })),
    }),
    null,
  ),
});
/** While the text is being written, `was` is the mark of the one before it. */
const MARKS = v.object({ ...MARK.entries, was: v.nullish(MARK, null) });

/** Reads the list's text, and whether it is ours. */
export function readMirror(texts: TextStore): Mirror {
  const text = texts.read(WAYPOINTS_KEY);
  const markText = texts.read(WAYPOINTS_MARK_KEY);
  const stored = readMark(markText);
  const revision = stored?.revision ?? 0;
  if (text === null) return { text, mark: null, revision, hand: null, seen: NOTHING_SEEN };
  const hash = textHash(text);
  const mark = [stored, stored?.was].find((one) => one?.hash === hash && isComplete(one));
  if (mark) {
    const { hand = null, seen = NOTHING_SEEN } = mark.alone ?? {};
    return { text, mark, revision: mark.revision, hand, seen };
  }
  // Every mark that we write is another: whatever is found beside this one was edited before the
  // next was written. Without any, only the text itself can be known again.
  const hand = `hand-${stored && markText !== null ? textHash(markText) : hash}`;
  const seen = seenTogether(stored?.alone?.seen ?? NOTHING_SEEN, { [hand]: 0 });
  return { text, mark: null, revision, hand, seen };
}

/**
 * Writes the list's text and the mark that makes it ours. A browser that is killed keeps what was
 * written up to some moment: at each of them text and mark belong together. When the text does not
 * fit and the database has all of it, the old one is taken away: it would pass for a newer one.
 * @param alone what the text holds that the database does not; null when that is nothing
 */
export function writeMirror(
  texts: TextStore,
  text: string,
  revision: number,
  alone: AloneText | null,
): WriteOutcome {
  const before = texts.read(WAYPOINTS_KEY);
  const markBefore = texts.read(WAYPOINTS_MARK_KEY);
  const mark = storedMark({ revision, hash: textHash(text), alone });
  const old = before === null || before === text ? null : replaced(texts, before, revision, alone);
  const was = old && storedMark(old);
  const write = (): WriteOutcome => {
    const announced = writeMark(texts, was ? { ...mark, was } : mark);
    if (announced !== "written" || before === text) return announced;
    const outcome = texts.write(WAYPOINTS_KEY, text);
    return outcome === "written" && was ? writeMark(texts, mark) : outcome;
  };
  const outcome = write();
  if (outcome === "written") return outcome;
  if (!alone) texts.remove(WAYPOINTS_KEY);
  else if (markBefore === null) texts.remove(WAYPOINTS_MARK_KEY);
  else texts.write(WAYPOINTS_MARK_KEY, markBefore);
  return outcome;
}

/**
 * What a text holds that is to be written without the database.
 * @param mirror the text that it replaces
 * @param begin the revision of the list in memory where the text before it does not say so
 */
export function withAlone(
  { mark, hand, seen }: Mirror,
  { editor, edits }: PendingEdits,
  begin: number,
): AloneText {
  // By editor too: the database may take the edits of one tab and not yet those of another.
  const last = new Map<string, AloneEdit>();
  const note = (edit: AloneEdit): unknown => last.set(`${edit.editor} ${edit.id}`, edit);
  mark?.alone?.edits.forEach(note);
  for (const { edit, number } of edits) {
    if (hasSeen(seen, editor, number)) continue;
    for (const id of singleEdits(edit).map(editedId)) note({ id, editor, number });
  }
  return {
    since: mark?.alone?.since ?? mark?.revision ?? begin,
    hand: mark && hand,
    seen: seenTogether(seen, { [editor]: edits.at(-1)?.number ?? 0 }),
    edits: [...last.values()],
  };
}

/**
 * Makes our mark another without changing what it says: a list edited outside the app from now on is
 * not taken for one that was found beside the same mark before a kill.
 * @param opened what no mark had before
 */
export function renewMark(texts: TextStore, opened: string): void {
  const stored = parsedOrNull(texts.read(WAYPOINTS_MARK_KEY));
  if (readMirror(texts).mark && isPlainObject(stored)) writeMark(texts, { ...stored, opened });
}

/** The mark of the text that is about to be replaced; null when it is not ours. */
function replaced(
  texts: TextStore,
  text: string,
  revision: number,
  alone: AloneText | null,
): MirrorMark | null {
  if (alone) return readMirror(texts).mark;
  // The database has all that was in it, and something newer.
  return { revision: Math.max(0, revision - 1), hash: textHash(text), alone: null };
}

function storedMark({ revision, hash, alone }: MirrorMark): object {
  const stored = alone && { ...alone, seen: storedSeenEdits(alone.seen) };
  return { revision, hash, ...(stored && { alone: stored }) };
}

function writeMark(texts: TextStore, mark: unknown): WriteOutcome {
  return texts.write(WAYPOINTS_MARK_KEY, JSON.stringify(mark));
}

function readMark(text: string | null) {
  const parsed = v.safeParse(MARKS, parsedOrNull(text));
  return parsed.success ? parsed.output : null;
}

function parsedOrNull(text: string | null): unknown {
  const parsed = parseJson(text ?? "null");
  return parsed.ok ? parsed.value : null;
}

/** An older version of the app did not say what only its text had. */
function isComplete({ isAlone, alone }: v.InferOutput<typeof MARK>): boolean {
  return !isAlone || alone !== null;
}
