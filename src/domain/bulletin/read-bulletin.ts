import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { isMoment } from "#domain/units/moment.ts";
import {
  BULLETIN_FORMAT,
  BULLETIN_LIMITS,
  BULLETIN_VERSION,
  type Bulletin,
  type BulletinPart,
  type Gauge,
  MAX_LEVEL_METERS,
  type Notice,
  type TideExtreme,
  type TideStation,
} from "./bulletin.ts";

/** Thrown by `readBulletin` for a file that is not a bulletin, or one for a newer app. */
class BulletinFormatError extends Error {
  override readonly name = "BulletinFormatError";
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the file (docs/formats/bulletin.md). A part that cannot be read is null; a record that cannot be read is left out
 * and counted. Throws BulletinFormatError for another file, a newer version, or one above its maximum of characters.
 */
export function readBulletin(json: string): Bulletin {
  const file = json.length > BULLETIN_LIMITS.characters ? null : fieldsOf(parsed(json));
  if (file?.["format"] !== BULLETIN_FORMAT) throw new BulletinFormatError("This is no bulletin.");
  const version = file["version"];
  if (typeof version !== "number" || version > BULLETIN_VERSION) {
    throw new BulletinFormatError("This bulletin needs a newer app.");
  }
  return {
    notices: partOf(file["notices"], BULLETIN_LIMITS.notices, noticeOf),
    tides: partOf(file["tides"], BULLETIN_LIMITS.stations, stationOf),
    levels: partOf(file["levels"], BULLETIN_LIMITS.gauges, gaugeOf),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === "object" && value !== null ? (value as Fields) : null;
}

function partOf<Item>(
  value: unknown,
  maxItems: number,
  itemOf: (fields: Fields) => Item | null,
): BulletinPart<Item> | null {
  const part = fieldsOf(value);
  const [askedAtMs, records] = [part?.["askedAtMs"], part?.["items"]];
  if (!isMoment(askedAtMs) || !Array.isArray(records)) return null;
  const items = records.slice(0, maxItems).flatMap((record: unknown) => {
    const fields = fieldsOf(record);
    return (fields && itemOf(fields)) ?? [];
  });
  const before = part?.["leftOutCount"];
  const leftOutBefore = typeof before === "number" && before > 0 ? Math.floor(before) : 0;
  return { askedAtMs, items, leftOutCount: leftOutBefore + records.length - items.length };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? plainName(value) : "";
}

function noticeOf(fields: Fields): Notice | null {
  const { id, code, place, water, startMs, endMs = null } = fields;
  const line = lineOf(fields["line"]);
  if (!line || !isMoment(startMs) || !(endMs === null || isMoment(endMs))) return null;
  if (endMs !== null && endMs < startMs) return null;
  const texts = { id: textOf(id), code: textOf(code), place: textOf(place), water: textOf(water) };
  return { ...texts, startMs, endMs, line };
}

/** Returns the points of a line, up to the limit; null for an empty list, or if a point is not a valid place. */
function lineOf(value: unknown): readonly number[] | null {
  if (!Array.isArray(value) || value.length < 2 || value.length % 2 !== 0) return null;
  const line = value.slice(0, 2 * BULLETIN_LIMITS.points);
  const isPlace = (at: number) => isLatLng(line[at + 1], line[at]);
  return line.every((_, at) => at % 2 === 1 || isPlace(at)) ? line : null;
}

function stationOf(fields: Fields): TideStation | null {
  const { lat, lng, times, centimeters } = fields;
  if (!isLatLng(lat, lng) || !Array.isArray(times) || !Array.isArray(centimeters)) return null;
  if (times.length !== centimeters.length) return null;
  const extremes = extremesOf(times, centimeters);
  const at = { lat: lat as number, lng: lng as number };
  const texts = { code: textOf(fields["code"]), name: textOf(fields["name"]) };
  return extremes && { ...at, ...texts, extremes };
}

/** Returns the extremes; null if the times do not ascend or a number is implausible. */
function extremesOf(
  times: readonly unknown[],
  centimeters: readonly unknown[],
): readonly TideExtreme[] | null {
  const extremes: TideExtreme[] = [];
  for (const [index, minutes] of times.slice(0, BULLETIN_LIMITS.extremes).entries()) {
    const meters = metersOf(centimeters[index]);
    const atMs = typeof minutes === "number" ? minutes * 60_000 : null;
    if (meters === null || !isMoment(atMs)) return null;
    if (atMs <= (extremes.at(-1)?.atMs ?? Number.NEGATIVE_INFINITY)) return null;
    extremes.push({ atMs, meters });
  }
  return extremes;
}

function gaugeOf({ lat, lng, code, name, atMs, centimeters }: Fields): Gauge | null {
  const meters = metersOf(centimeters);
  if (!isLatLng(lat, lng) || !isMoment(atMs) || meters === null) return null;
  const texts = { code: textOf(code), name: textOf(name) };
  return { lat: lat as number, lng: lng as number, ...texts, atMs, meters };
}

function metersOf(centimeters: unknown): number | null {
  if (typeof centimeters !== "number") return null;
  const meters = centimeters / 100;
  return Math.abs(meters) <= MAX_LEVEL_METERS ? meters : null;
}
