import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { EditProblem } from "#state/records/edits.ts";
import type { EditOutcome } from "#storage/records/waypoints/waypoint-storage.ts";

/**
 * The result of a command. With `isDurable` false the edit is stored but not yet safe from a kill: the database
 * failed and localStorage has it.
 */
export type SaveResult =
  | { readonly ok: true; readonly waypoint: Waypoint; readonly isDurable: boolean }
  | { readonly ok: false; readonly reason: EditProblem };

/** The result of a command on many waypoints; `ids` are those added and changed, in the given order. */
export type SaveManyResult =
  | { readonly ok: true; readonly ids: readonly string[]; readonly isDurable: boolean }
  | { readonly ok: false; readonly reason: EditProblem };

/** Converts the outcome of storage to a result. */
export function resultOf(outcome: EditOutcome, ids: readonly string[]): SaveManyResult {
  if (outcome === "durable" || outcome === "text-only") {
    return { ok: true, ids, isDurable: outcome === "durable" };
  }
  return { ok: false, reason: outcome };
}

/** Converts the result of a command on many waypoints to that on one. */
export function oneOf(
  result: SaveManyResult,
  waypointOf: (id: string) => Waypoint | undefined,
): SaveResult {
  if (!result.ok) return result;
  const waypoint = waypointOf(result.ids[0] ?? "");
  if (!waypoint) return { ok: false, reason: "unknown-id" };
  return { ok: true, waypoint, isDurable: result.isDurable };
}
