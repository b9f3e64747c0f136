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

/** The localStorage key of the plain list. */
export const WAYPOINTS_KEY = "waypoints";
/** The localStorage key of the mark, which distinguishes our own text from one edited outside the app. */
export const WAYPOINTS_MARK_KEY = "waypoints.meta";

/** Our knowledge of the list when we wrote its text. */
export interface MirrorMark {
  /** The revision of the list in the text. */
  readonly revision: number;
  readonly hash: string;
  /** Null if the database had everything in the text. */
  readonly alone: AloneText | null;
}

/** The part of a text that was written while the database could not be. */
export interface AloneText {
  /** The revision of the list on which its edits are based. */
  readonly since: number;
  /** The list edited outside the app on which they are based, as an editor; null if there is none. */
  readonly hand: string | null;
  /** All edits in the text that were made without the database. */
  readonly seen: SeenEdits;
  /** The last edit by each editor of each waypoint. */
  readonly edits: readonly AloneEdit[];
}

/** The id of a waypoint, its editor, and the number of the edit by that editor. */
export interface AloneEdit {
  readonly id: string;
  readonly editor: string;
  readonly number: number;
}

/** The list in localStorage. */
export interface Mirror {
  readonly text: string | null;
  /** Our mark, if the text is exactly what we wrote. */
  readonly mark: MirrorMark | null;
  /** The revision of our mark, even if the text is not ours; 0 without a mark. */
  readonly revision: number;
  /** The list edited outside the app that this is, or is based on; null if it is entirely ours. */
  readonly hand: string | null;
  /** The edits made without the database that the text contains. */
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
/** While the text is being written, `was` holds the mark of the previous text. */
const MARKS = v.object({ ...MARK.entries, was: v.nullish(MARK, null) });

/** Reads the text of the list, and tells whether it is ours. */
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
  // Each mark that we write is unique, so a text found beside this one was edited before the next mark was written.
  // Without a mark only the text itself can be recognised.
  const hand = `hand-${stored && markText !== null ? textHash(markText) : hash}`;
  const seen = seenTogether(stored?.alone?.seen ?? NOTHING_SEEN, { [hand]: 0 });
  return { text, mark: null, revision, hand, seen };
}

/**
 * Writes the text of the list and the mark that makes it ours. A killed browser keeps all writes up to some moment,
 * so text and mark must match at every moment. If the text does not fit and the database has all of it, the old text
 * is removed, because it would pass for a newer one.
 * @param alone the part of the text that the database does not have; null if there is none
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
 * Returns the part of a text to be written without the database.
 * @param mirror the text that it replaces
 * @param begin the revision of the list in memory, used if the previous text has none
 */
export function withAlone(
  { mark, hand, seen }: Mirror,
  { editor, edits }: PendingEdits,
  begin: number,
): AloneText {
  // Keyed by editor too: the database may have taken the edits of one tab and not yet those of another.
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
 * Replaces our mark by an equivalent one, so that a list edited outside the app from now on is not taken for one
 * found beside the same mark before a kill.
 * @param opened a value that no earlier mark has
 */
export function renewMark(texts: TextStore, opened: string): void {
  const stored = parsedOrNull(texts.read(WAYPOINTS_MARK_KEY));
  if (readMirror(texts).mark && isPlainObject(stored)) writeMark(texts, { ...stored, opened });
}

/** Returns the mark of the text about to be replaced; null if it is not ours. */
function replaced(
  texts: TextStore,
  text: string,
  revision: number,
  alone: AloneText | null,
): MirrorMark | null {
  if (alone) return readMirror(texts).mark;
  // The database has everything in it, and something newer.
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

/** Older versions of the app did not record what only their text had. */
function isComplete({ isAlone, alone }: v.InferOutput<typeof MARK>): boolean {
  return !isAlone || alone !== null;
}
