import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { DurableList } from "./durable-list.ts";
import { hasSeen, NOTHING_SEEN, type SeenEdits } from "./seen-edits.ts";
import { readWaypointText, waypointText } from "./waypoint-list-text.ts";
import type { Mirror } from "./waypoint-mirror.ts";

/** The chosen list, and the data to keep from the other copy. */
export interface Reconciled {
  readonly waypoints: readonly Waypoint[];
  readonly revision: number;
  readonly setAside: readonly SetAsidePiece[];
  /** Valid records of the durable copy that are missing from the list, if the text was chosen. */
  readonly displaced: readonly SetAsidePiece[];
  /** True if the durable copy must be written because it differs from this list. */
  readonly isNewToDatabase: boolean;
}

/**
 * Chooses between the durable copy and the text in localStorage. The text wins if it is newer. A killed browser may
 * lose the last minutes of localStorage and is left with an older text of ours, recognised by its mark; a text
 * without our mark was edited outside the app.
 * @param taken edits made without the database that the durable copy contains: an older text may have been the newer
 * one before, and already be merged
 */
export function reconcile(
  durable: DurableList | null,
  mirror: Mirror,
  taken: SeenEdits = NOTHING_SEEN,
): Reconciled {
  if (mirror.text === null || isOlder(mirror, durable)) return durableCounts(durable, []);
  const { list, setAside } = readWaypointText(mirror.text);
  if (list === null) return durableCounts(durable, setAside);
  if (!durable || !hasBegin(durable, mirror, taken)) {
    return textCounts(durable, mirror, list, setAside);
  }
  const edits = mirror.mark?.alone?.edits ?? [];
  const ids = edits
    .filter(({ editor, number }) => !hasSeen(taken, editor, number))
    .map((edit) => edit.id);
  if (ids.length === 0) return durableCounts(durable, unlike(durable, mirror.text, list));
  return textCounts(durable, mirror, withAloneEdits(durable.waypoints, list, ids), setAside);
}

function isOlder({ mark }: Mirror, durable: DurableList | null): boolean {
  return durable !== null && mark !== null && !mark.alone && mark.revision <= durable.revision;
}

/** Tells whether the durable list contains the state that the edits of the text started from, and more. */
function hasBegin(durable: DurableList, { mark, hand }: Mirror, taken: SeenEdits): boolean {
  if (hand !== null) return hasSeen(taken, hand, 0);
  return mark?.alone ? mark.alone.since < durable.revision : false;
}

/**
 * Returns the text to set aside. A list edited outside the app that was merged before is not new; but if it differs
 * after all, it is kept.
 */
function unlike(
  { waypoints }: DurableList,
  text: string,
  list: readonly Waypoint[],
): readonly SetAsidePiece[] {
  if (waypointText(list) === waypointText(waypoints)) return [];
  return [{ source: "waypoints", reason: "displaced", rawText: text }];
}

/**
 * Applies only the edits of the text to the durable list. This happens after a killed browser lost the end of the
 * text and the database did not open at the next start.
 */
function withAloneEdits(
  durable: readonly Waypoint[],
  text: readonly Waypoint[],
  ids: readonly string[],
): readonly Waypoint[] {
  const edited = new Set(ids);
  const inText = new Map(text.map((waypoint) => [waypoint.id, waypoint]));
  const known = new Set(durable.map(({ id }) => id));
  const added = text.filter(({ id }) => edited.has(id) && !known.has(id));
  const stored = durable.flatMap((waypoint) =>
    edited.has(waypoint.id) ? (inText.get(waypoint.id) ?? []) : waypoint,
  );
  return [...stored, ...added];
}

function textCounts(
  durable: DurableList | null,
  mirror: Mirror,
  waypoints: readonly Waypoint[],
  setAside: readonly SetAsidePiece[],
): Reconciled {
  return {
    waypoints,
    revision: Math.max(durable?.revision ?? 0, mirror.revision) + 1,
    setAside: [...setAside, ...(durable?.setAside ?? [])],
    displaced: displaced(durable, waypoints),
    isNewToDatabase: true,
  };
}

function durableCounts(
  durable: DurableList | null,
  setAside: readonly SetAsidePiece[],
): Reconciled {
  return {
    waypoints: durable?.waypoints ?? [],
    revision: durable?.revision ?? 0,
    setAside: [...setAside, ...(durable?.setAside ?? [])],
    displaced: [],
    isNewToDatabase: durable !== null && durable.setAside.length > 0,
  };
}

/**
 * Returns the records of the durable copy that the newer list lacks; they may or may not have been deleted on
 * purpose.
 */
function displaced(
  durable: DurableList | null,
  waypoints: readonly Waypoint[],
): readonly SetAsidePiece[] {
  const ids = new Set(waypoints.map(({ id }) => id));
  const missing = durable?.waypoints.filter(({ id }) => !ids.has(id)) ?? [];
  return missing.map((waypoint) => ({
    source: "waypoints",
    reason: "displaced",
    rawText: JSON.stringify(waypoint),
  }));
}
