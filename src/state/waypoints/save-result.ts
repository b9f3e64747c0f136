import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { EditOutcome } from "#storage/waypoints/waypoint-storage.ts";
import type { StorageProblem } from "./unstored.ts";

/** Why nothing was stored. */
export type SaveProblem =
  | StorageProblem
  | "unknown-id"
  | "changed-elsewhere"
  | "bad-place"
  | "nothing-to-undo";

/**
 * `isDurable` false: stored, but not yet where a killed browser loses nothing (the database failed,
 * localStorage did not).
 */
export type SaveResult =
  | { readonly ok: true; readonly waypoint: Waypoint; readonly isDurable: boolean }
  | { readonly ok: false; readonly reason: SaveProblem };

/** The same of a command about many; `ids` are of those added and changed, in the order given. */
export type SaveManyResult =
  | { readonly ok: true; readonly ids: readonly string[]; readonly isDurable: boolean }
  | { readonly ok: false; readonly reason: SaveProblem };

/** The result of an edit that storage has answered. */
export function resultOf(outcome: EditOutcome, ids: readonly string[]): SaveManyResult {
  if (outcome === "durable" || outcome === "text-only") {
    return { ok: true, ids, isDurable: outcome === "durable" };
  }
  return { ok: false, reason: outcome };
}

/** The result of a command about one waypoint, from that of one about many. */
export function oneOf(
  result: SaveManyResult,
  waypointOf: (id: string) => Waypoint | undefined,
): SaveResult {
  if (!result.ok) return result;
  const waypoint = waypointOf(result.ids[0] ?? "");
  if (!waypoint) return { ok: false, reason: "unknown-id" };
  return { ok: true, waypoint, isDurable: result.isDurable };
}
