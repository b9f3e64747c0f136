import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isMoment } from "#domain/units/moment.ts";
import { isHexColor } from "#domain/waypoints/hex-color.ts";

/**
 * A waypoint as a list in a link: name, lat, lng, then the optional fields in the order of `OPTIONAL`; null
 * for a missing field, and nothing after the last present one.
 */
export type SharedTuple = readonly unknown[];

/** The number of decimals, to about a centimetre; more would only lengthen the link. */
const COORDINATE_DIGITS = 7;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value !== "";
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);

/** The order and validation of the fields after the first three. Add new fields only at the end. */
const OPTIONAL: ReadonlyArray<readonly [keyof ExchangeWaypoint, Check]> = [
  ["id", isText],
  ["note", isText],
  ["altitudeMeters", isNumber],
  ["icon", isText],
  ["color", isHexColor],
  ["folder", isText],
  ["timeMs", isMoment],
  ["changedAtMs", isMoment],
];

/** Returns the fields of a waypoint for a link: all except its source, photos and links. */
export function sharedTuple(waypoint: ExchangeWaypoint): SharedTuple {
  const optional = OPTIONAL.map(([name]) => waypoint[name] ?? null);
  const last = optional.findLastIndex((value) => value !== null);
  return [
    waypoint.name,
    rounded(waypoint.lat),
    rounded(waypoint.lng),
    ...optional.slice(0, last + 1),
  ];
}

/** Reads a waypoint from such a list; null without a valid place. Invalid optional fields are left out. */
export function waypointOfTuple(tuple: unknown): ExchangeWaypoint | null {
  if (!Array.isArray(tuple)) return null;
  const [name, lat, lng, ...optional] = tuple as readonly unknown[];
  if (!isLatLng(lat, lng)) return null;
  const fields = OPTIONAL.flatMap(([field, isGood], index) => {
    const value = optional[index];
    return isGood(value) ? [[field, value] as const] : [];
  });
  return {
    name: typeof name === "string" ? name : "",
    lat: lat as number,
    lng: lng as number,
    ...(Object.fromEntries(fields) as Partial<ExchangeWaypoint>),
  };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(COORDINATE_DIGITS));
}
