import * as v from "valibot";
import type { TextStore, WriteOutcome } from "#platform/text-store/text-store.ts";
import { parseJson } from "#storage/json-text.ts";
import { textHash } from "#storage/text-hash.ts";
import { REVISION } from "./revision.ts";

/** The key of localStorage that holds the plain list. */
export const WAYPOINTS_KEY = "waypoints";
/** The key beside it, by which our own text is told from one edited outside the app. */
export const WAYPOINTS_MARK_KEY = "waypoints.meta";

/** What we knew about the list when we wrote its text. */
export interface MirrorMark {
  /** The revision of the list that the text holds. */
  readonly revision: number;
  readonly hash: string;
  /** The durable copy could not be written at the time: the text may hold what it lacks. */
  readonly isAlone: boolean;
  /** What was done to a text that is alone; null when that is not known. */
  readonly alone: AloneEdits | null;
}

/** Edits that only the text in localStorage has. */
export interface AloneEdits {
  /** The revision of the list that they began with. */
  readonly since: number;
  /** The waypoints that they are about. */
  readonly ids: readonly string[];
}

/** The list in localStorage: its raw text, and our mark when the text is exactly what we wrote. */
export interface Mirror {
  readonly text: string | null;
  readonly mark: MirrorMark | null;
}

const MARK = v.object({
  revision: REVISION,
  hash: v.string(),
  isAlone: v.optional(v.boolean(), false),
  alone: v.nullish(v.object({ since: REVISION, ids: v.array(v.string()) }), null),
});

/** Reads the list's text, and whether it is ours. */
export function readMirror(texts: TextStore): Mirror {
  const text = texts.read(WAYPOINTS_KEY);
  const mark = readMark(texts.read(WAYPOINTS_MARK_KEY));
  const isOurs = text !== null && mark?.hash === textHash(text);
  return { text, mark: isOurs ? mark : null };
}

/**
 * The edits of a text that is to be written alone, together with those that are in it already.
 * @param since the revision that they begin with where the text does not say so; null: not known
 */
export function aloneEdits(
  texts: TextStore,
  ids: readonly string[],
  since: number | null,
): AloneEdits | null {
  const { text, mark } = readMirror(texts);
  if (mark?.isAlone) {
    return (
      mark.alone && { since: mark.alone.since, ids: [...new Set([...mark.alone.ids, ...ids])] }
    );
  }
  // Without a text whoever edits has seen nothing of what the database may have.
  const begin = mark?.revision ?? since ?? (text === null ? 0 : null);
  return begin === null ? null : { since: begin, ids: [...new Set(ids)] };
}

/**
 * Writes the list's text and the mark that makes it ours. When it does not fit and a durable copy
 * exists, the old text is taken away: without its mark it would pass for a newer, hand-edited list.
 */
export function writeMirror(
  texts: TextStore,
  text: string,
  revision: number,
  isAlone: boolean,
  alone: AloneEdits | null = null,
): WriteOutcome {
  const before = texts.read(WAYPOINTS_KEY);
  const outcome = before === text ? "written" : texts.write(WAYPOINTS_KEY, text);
  const marked =
    outcome === "written" ? writeMark(texts, text, { revision, isAlone, alone }) : outcome;
  if (marked !== "written" && !isAlone) texts.remove(WAYPOINTS_KEY);
  return marked;
}

function writeMark(
  texts: TextStore,
  text: string,
  { revision, isAlone, alone }: Omit<MirrorMark, "hash">,
): WriteOutcome {
  const hash = textHash(text);
  const mark = { revision, hash, ...(isAlone && { isAlone }), ...(alone && { alone }) };
  return texts.write(WAYPOINTS_MARK_KEY, JSON.stringify(mark));
}

function readMark(text: string | null): MirrorMark | null {
  const parsed = parseJson(text ?? "null");
  return parsed.ok && v.is(MARK, parsed.value) ? v.parse(MARK, parsed.value) : null;
}
