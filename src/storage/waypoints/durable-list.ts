import * as v from "valibot";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { jsonTextOf } from "#storage/json-text.ts";
import { REVISION } from "./revision.ts";
import { type ReadWaypointList, readWaypointRecords } from "./waypoint-list.ts";

/** The version of what the database holds under one key; a later one is migrated to when read. */
export const DURABLE_LIST_FORMAT = 1;

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

/**
 * Brings a stored value of any older format to format 1. There is no older one yet; a value of an
 * unknown format comes back as it is, and is not read.
 */
export function migrateDurableList(stored: unknown): unknown {
  return stored;
}

/** Reads the stored value record by record; null when there is none, or it is no list of ours. */
export function readDurableList(stored: unknown): DurableList | null {
  const migrated = migrateDurableList(stored);
  if (!v.is(STORED_LIST, migrated)) return null;
  const wholeText = jsonTextOf(migrated.waypoints) ?? "";
  return { revision: migrated.revision, ...readWaypointRecords(migrated.waypoints, wholeText) };
}

/** The value to store. */
export function durableListValue(revision: number, waypoints: readonly Waypoint[]): unknown {
  return { format: DURABLE_LIST_FORMAT, revision, waypoints };
}
