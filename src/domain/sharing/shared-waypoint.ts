import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isMoment } from "#domain/units/moment.ts";
import { isHexColor } from "#domain/waypoints/hex-color.ts";

/**
 * A waypoint as the list that a link carries: name, lat, lng, then what may be missing, in the order
 * of `OPTIONAL`; null for what is, and nothing after the last that is there.
 */
export type SharedTuple = readonly unknown[];

/** To about a centimetre: more digits only make the link longer. */
const COORDINATE_DIGITS = 7;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value !== "";
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);

/** Order and check of the fields after the first three; new ones only ever come last. */
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

/** What a link carries of a waypoint: all but its source, its photos and its links. */
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

/** The waypoint of such a list; null without a good place. Fields of a wrong kind are left out. */
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
