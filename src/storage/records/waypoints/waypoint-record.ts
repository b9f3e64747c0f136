import * as v from "valibot";
import { addressableId } from "#domain/waypoints/addressable-id.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import { ALTITUDE_METERS } from "#storage/measures.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { placeWith } from "#storage/place-schema.ts";

/**
 * An id is a text. Other programs also use numbers, which are converted. An id that does not fit in a URL is replaced
 * by another, the same at every reading.
 */
const ID = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.finite())]),
  v.transform((id) => addressableId(String(id))),
);

const REQUIRED_FIELDS = placeWith({ id: ID, name: v.string() });

/** Optional fields. If one is present but invalid, the rest of the record is still valid. */
const OPTIONAL_FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  note: v.string(),
  altitudeMeters: ALTITUDE_METERS,
  icon: v.string(),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  folder: v.pipe(v.string(), v.minLength(1)),
  photoIds: v.array(v.string()),
  kind: v.string(),
  source: v.string(),
  createdAtMs: MOMENT,
  changedAtMs: MOMENT,
};

/** A waypoint read from a record. `hasBadField` tells that a field was dropped. */
export interface ReadWaypoint {
  readonly waypoint: Waypoint;
  readonly hasBadField: boolean;
}

/**
 * Reads one stored record. Only `{id, name, lat, lng}` are required; unknown fields are kept. Null if it is not a
 * waypoint.
 */
export function readWaypoint(record: unknown): ReadWaypoint | null {
  const required = v.safeParse(REQUIRED_FIELDS, record);
  if (!required.success) return null;
  const entries = Object.entries(record as object);
  const usable = entries.filter(([name, field]) => isUsableField(name, field));
  return {
    waypoint: { ...Object.fromEntries(usable), ...required.output },
    hasBadField: usable.length < entries.length,
  };
}

/** Reads stored changes; null if one of them is invalid. A null value removes an optional field. */
export function readWaypointChanges(stored: object): WaypointChanges | null {
  const isGood = Object.entries(stored).every(([name, field]) => {
    if (Object.hasOwn(REQUIRED_CHANGES, name)) return v.is(REQUIRED_CHANGES[name] as never, field);
    return name !== "id" && (field === null || isUsableField(name, field));
  });
  return isGood ? stored : null;
}

const DEGREES = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const REQUIRED_CHANGES: Readonly<Record<string, v.GenericSchema>> = {
  name: v.string(),
  lat: v.pipe(DEGREES, v.minValue(-90), v.maxValue(90)),
  lng: DEGREES,
};

function isUsableField(name: string, field: unknown): boolean {
  // JSON can create this as an ordinary field, but copying it by assignment replaces the prototype.
  if (name === "__proto__") return false;
  const schema = Object.hasOwn(OPTIONAL_FIELDS, name) ? OPTIONAL_FIELDS[name] : undefined;
  return schema === undefined || v.is(schema, field);
}
