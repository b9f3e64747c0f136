import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { reachMeters } from "#domain/fairway/along-line.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { passingsOf } from "#domain/search/along-route.ts";
import type { Notice } from "./bulletin.ts";
import { compareNotices } from "./notice-kind.ts";

/** The distance from a line or an object within which a notice is about it, metres. */
const REACH_METERS = 60;

/** A notice on a line. */
export interface NoticeAlong {
  readonly notice: Notice;
  /** The first place where the line comes to it, metres from its start. */
  readonly alongMeters: number;
}

/** Returns the places of a notice. */
export function noticePlaces({ line }: Notice): readonly LatLng[] {
  return Array.from({ length: line.length / 2 }, (_, index) => ({
    lng: line[2 * index] as number,
    lat: line[2 * index + 1] as number,
  }));
}

/** Returns the notices that have a point at a bridge or lock, the gravest first. */
export function noticesAt(object: FairwayObject, notices: readonly Notice[]): readonly Notice[] {
  return noticesNear(object, notices, Math.max(REACH_METERS, reachMeters(object)));
}

/** Returns the notices that have a point within a distance of a place, metres, the gravest first. */
export function noticesNear(
  place: LatLng,
  notices: readonly Notice[],
  reach = REACH_METERS,
): readonly Notice[] {
  const { lat, lng } = place;
  const around = boxOf([lng, lat]);
  const margin = degreesOf(reach);
  return notices
    .filter(
      (notice) =>
        touches(boxOf(notice.line), around, margin) &&
        noticePlaces(notice).some((point) => distanceMeters(place, point) <= reach),
    )
    .toSorted(compareNotices);
}

/**
 * Returns the notices on a line in its order: those with a point beside it, and stretches whose straight lines between their
 * points pass beside a point of it.
 * @param line lng, lat, lng, lat … in WGS 84 degrees
 */
export function noticesAlong(
  line: Float64Array,
  notices: readonly Notice[],
): readonly NoticeAlong[] {
  if (line.length < 4) return [];
  const onLine = passingsOf(line, REACH_METERS);
  const box = boxOf(line);
  return notices
    .filter(({ line: points }) => touches(boxOf(points), box, MARGIN_DEGREES))
    .flatMap((notice): readonly NoticeAlong[] => {
      const alongs = [
        ...noticePlaces(notice).map((place) => onLine(place, REACH_METERS, 0)[0]?.alongMeters),
        pointsBeside(line, notice, onLine),
      ].filter((along) => along !== undefined);
      return alongs.length > 0 ? [{ notice, alongMeters: Math.min(...alongs) }] : [];
    })
    .toSorted((a, b) => a.alongMeters - b.alongMeters);
}

/** Returns where the first point of the line lies beside the stretch of a notice; undefined if none does. */
function pointsBeside(
  line: Float64Array,
  notice: Notice,
  onLine: ReturnType<typeof passingsOf>,
): number | undefined {
  if (notice.line.length < 4) return undefined;
  const onStretch = passingsOf(Float64Array.from(notice.line), REACH_METERS);
  const { west, south, east, north } = boxOf(notice.line);
  for (let at = 0; at < line.length; at += 2) {
    const place = { lng: line[at] as number, lat: line[at + 1] as number };
    // A route has thousands of points, and few of them are near a notice.
    if (place.lng < west - MARGIN_DEGREES || place.lng > east + MARGIN_DEGREES) continue;
    if (place.lat < south - MARGIN_DEGREES || place.lat > north + MARGIN_DEGREES) continue;
    if (onStretch(place, REACH_METERS, 0).length > 0) return onLine(place, 1, 0)[0]?.alongMeters;
  }
  return undefined;
}

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function boxOf(line: ArrayLike<number>): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let at = 0; at < line.length; at += 2) {
    const [lng, lat] = [line[at] as number, line[at + 1] as number];
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { west, south, east, north };
}

/** Returns more degrees than a distance has in any direction, up to 59° north: the Netherlands and the waters around them. */
function degreesOf(meters: number): number {
  return meters / 57_000;
}

const MARGIN_DEGREES = degreesOf(REACH_METERS);

function touches(a: Box, b: Box, marginDegrees: number): boolean {
  const isApart =
    a.west > b.east + marginDegrees ||
    a.east < b.west - marginDegrees ||
    a.south > b.north + marginDegrees ||
    a.north < b.south - marginDegrees;
  return !isApart;
}
