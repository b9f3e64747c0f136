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
  const revision = Math.max(durable?.revision ?? 0, mirror.mark?.revision ?? 0) + 1;
  return {
    waypoints: list,
    revision,
    setAside: [...setAside, ...(durable?.setAside ?? []), ...displaced(durable, list)],
    isNewToDatabase: true,
  };
}

function isOlder({ mark }: Mirror, durable: DurableList | null): boolean {
  return durable !== null && mark !== null && !mark.isAlone && mark.revision <= durable.revision;
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
