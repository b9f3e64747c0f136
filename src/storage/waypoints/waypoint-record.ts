import * as v from "valibot";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { addressableId } from "#domain/waypoints/addressable-id.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import { ALTITUDE_METERS } from "#storage/measures.ts";
import { MOMENT } from "#storage/moment-schema.ts";

/**
 * An id is a text; other programs also count, and their number becomes its text. One that no address
 * can hold gives way to another, the same at every reading.
 */
const ID = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.finite())]),
  v.transform((id) => addressableId(String(id))),
);

const REQUIRED_FIELDS = v.pipe(
  v.object({ id: ID, name: v.string(), lat: v.number(), lng: v.number() }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);

/** Fields that may be missing; when they are there and wrong the rest of the record is still good. */
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

/** `hasBadField` tells that something of the record was left out. */
export interface ReadWaypoint {
  readonly waypoint: Waypoint;
  readonly hasBadField: boolean;
}

/**
 * Reads one stored record. It needs no more than `{id, name, lat, lng}`; fields this version does
 * not know are kept. Null when it is no waypoint.
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

/** Reads stored changes; null when one of them cannot be made. A null takes an optional field away. */
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
  // JSON can make this an ordinary field, but whoever copies it by assignment swaps the prototype.
  if (name === "__proto__") return false;
  const schema = Object.hasOwn(OPTIONAL_FIELDS, name) ? OPTIONAL_FIELDS[name] : undefined;
  return schema === undefined || v.is(schema, field);
}
