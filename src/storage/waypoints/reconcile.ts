import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { DurableList } from "./durable-list.ts";
import { readWaypointText } from "./waypoint-list.ts";
import type { Mirror } from "./waypoint-mirror.ts";

/** The list that counts, and what must be kept of the one that does not. */
export interface Reconciled {
  readonly waypoints: readonly Waypoint[];
  readonly revision: number;
  readonly setAside: readonly SetAsidePiece[];
  /** Whether the durable copy must be written because it is not this list. */
  readonly isNewToDatabase: boolean;
}

/**
 * Decides between the durable copy and the text in localStorage. The text counts when it is the
 * newer: a browser that was killed may have lost the last minutes of it and is then left with an
 * older text of ours, known by its mark; a text without our mark was edited outside the app.
 */
export function reconcile(durable: DurableList | null, mirror: Mirror): Reconciled {
  if (mirror.text === null || isOlder(mirror, durable)) return durableCounts(durable, []);
  const { list, setAside } = readWaypointText(mirror.text);
  if (list === null) return durableCounts(durable, setAside);
  const alone = mirror.mark?.alone;
  // Else the text has seen all that the database has, or was edited outside the app.
  const isBehind = durable && alone && alone.since < durable.revision;
  const waypoints = isBehind ? withAloneEdits(durable.waypoints, list, alone.ids) : list;
  const revision = Math.max(durable?.revision ?? 0, mirror.mark?.revision ?? 0) + 1;
  return {
    waypoints,
    revision,
    setAside: [...setAside, ...(durable?.setAside ?? []), ...displaced(durable, waypoints)],
    isNewToDatabase: true,
  };
}

function isOlder({ mark }: Mirror, durable: DurableList | null): boolean {
  return durable !== null && mark !== null && !mark.isAlone && mark.revision <= durable.revision;
}

/**
 * The durable list, and of the text only what was done to it: a killed browser had lost the end of
 * the text, and the database did not open at the next start.
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
  const kept = durable.flatMap((waypoint) =>
    edited.has(waypoint.id) ? (inText.get(waypoint.id) ?? []) : waypoint,
  );
  return [...kept, ...added];
}

function durableCounts(
  durable: DurableList | null,
  setAside: readonly SetAsidePiece[],
): Reconciled {
  return {
    waypoints: durable?.waypoints ?? [],
    revision: durable?.revision ?? 0,
    setAside: [...setAside, ...(durable?.setAside ?? [])],
    isNewToDatabase: durable !== null && durable.setAside.length > 0,
  };
}

/** Records of the durable copy that the newer list lacks: perhaps deleted on purpose, perhaps not. */
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
