import * as v from "valibot";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { REVISION } from "./revision.ts";
import { type ReadWaypointList, readWaypointRecords } from "./waypoint-list-text.ts";

/** The version of the value that the database holds under one key. */
const DURABLE_LIST_FORMAT = 1;

/** The durable copy of the list. */
export interface DurableList extends ReadWaypointList {
  /** Goes up by one at every change, whichever tab makes it. */
  readonly revision: number;
}

const STORED_LIST = v.object({
  format: v.literal(DURABLE_LIST_FORMAT),
  revision: REVISION,
  waypoints: v.array(v.unknown()),
});

/** Reads the stored value record by record; null when there is none, or it is of an unknown format. */
export function readDurableList(stored: unknown): DurableList | null {
  if (!v.is(STORED_LIST, stored)) return null;
  const wholeText = jsonTextOf(stored.waypoints) ?? "";
  return { revision: stored.revision, ...readWaypointRecords(stored.waypoints, wholeText) };
}

/** The value to store. */
export function durableListValue(revision: number, waypoints: readonly Waypoint[]): unknown {
  return { format: DURABLE_LIST_FORMAT, revision, waypoints };
}
