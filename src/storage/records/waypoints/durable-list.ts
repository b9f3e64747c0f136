import * as v from "valibot";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { REVISION } from "./revision.ts";
import { type ReadWaypointList, readWaypointRecords } from "./waypoint-list-text.ts";

/** The version of the stored value. */
const DURABLE_LIST_FORMAT = 1;

/** The copy of the list in the database. */
export interface DurableList extends ReadWaypointList {
  /** Increases by one with every change, in any tab. */
  readonly revision: number;
}

const STORED_LIST = v.object({
  format: v.literal(DURABLE_LIST_FORMAT),
  revision: REVISION,
  waypoints: v.array(v.unknown()),
});

/** Reads the stored value record by record; null if there is none or its format is unknown. */
export function readDurableList(stored: unknown): DurableList | null {
  if (!v.is(STORED_LIST, stored)) return null;
  const wholeText = jsonTextOf(stored.waypoints) ?? "";
  return { revision: stored.revision, ...readWaypointRecords(stored.waypoints, wholeText) };
}

/** Returns the value to store. */
export function durableListValue(revision: number, waypoints: readonly Waypoint[]): unknown {
  return { format: DURABLE_LIST_FORMAT, revision, waypoints };
}
