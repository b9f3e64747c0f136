import { inverse } from "#domain/geodesy/geodesic.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { NorthError, type NorthReference, northDirection } from "#domain/survey/north-reference.ts";
import { pointsToKeep } from "#domain/tracks/edit-points.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import type { Figure } from "./figure.ts";
import type { MapGap } from "./map-gap.ts";
import { pieceOf } from "./patrol-route.ts";
import type { SheetRoute } from "./sheet-step.ts";
import { sentenceRow, tableHead, tableRow } from "./table-row.ts";
import type { SheetInput } from "./techniques.ts";

/** A straight leg of a stretch; metres from the start of the route. */
export interface CourseLeg extends MapGap {
  readonly distanceMeters: number;
  /** Degrees from the north in use, at the point where it begins. */
  readonly bearingDegrees: number;
}

/** A leg stays this near to the route, metres: the route is seen from it. */
const TOLERANCE_METERS = 15;
/** A shorter leg cannot be walked by compass, metres. */
const SHORTEST_METERS = 5;
/** The lengths of the route and of its stretches are summed in different steps. */
const SAME_PLACE_METERS = 1;

/** Returns the straight legs that lead along a stretch of a route. Throws NorthError where the north is not defined. */
export function courseLegs(
  { line }: Pick<SheetRoute, "line">,
  { fromMeters, toMeters }: MapGap,
  north: NorthReference,
): CourseLeg[] {
  const length = metersAlong(line).at(-1) ?? 0;
  const piece = pieceOf(line, Math.min(fromMeters, length), Math.min(toMeters, length));
  const lngs = piece.filter((_, at) => at % 2 === 0);
  const lats = piece.filter((_, at) => at % 2 === 1);
  const path = { lngs, lats, segmentStarts: Uint32Array.of(0) };
  const isKept = pointsToKeep(path, TOLERANCE_METERS);
  const points = metersAlong(piece).flatMap((along, at) => {
    const place = { lng: lngs[at] as number, lat: lats[at] as number };
    return isKept[at] ? [{ place, along: fromMeters + along }] : [];
  });
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] as (typeof points)[number];
    const { distanceMeters, initialBearing } = inverse(from.place, to.place);
    if (distanceMeters < SHORTEST_METERS) return [];
    const bearingDegrees = wrapDegrees(initialBearing - northDirection(from.place, north));
    return [{ fromMeters: from.along, toMeters: to.along, distanceMeters, bearingDegrees }];
  });
}

/** The north of the courses on a sheet: the chosen one, or true north where that is not defined. */
export function northOfCourses({ route, settings: { north } }: SheetInput): NorthReference {
  try {
    northDirection(route.start, north);
    northDirection(route.finish, north);
    return north;
  } catch (error) {
    if (error instanceof NorthError) return { ...north, north: "true" };
    throw error;
  }
}

/** Draws a table of the courses along a stretch, with a sentence above it. */
export function courseTable(input: SheetInput, stretch: MapGap, sentence: string): Figure[] {
  const { route, settings, words, part } = input;
  const { paper } = settings;
  const nameOf = (along: number) => {
    if (along < SAME_PLACE_METERS) return words.start;
    if (along > route.lengthMeters - SAME_PLACE_METERS) return words.finish;
    return words.kilometer(along + (part?.offsetMeters ?? 0));
  };
  const rows = courseLegs(route, stretch, northOfCourses(input)).map((leg) =>
    tableRow(
      [
        nameOf(leg.fromMeters),
        `${Math.round(leg.bearingDegrees) % 360}°`,
        words.distance(leg.distanceMeters),
        nameOf(leg.toMeters),
        "",
      ],
      paper,
      "legs",
    ),
  );
  return [sentenceRow(sentence, paper), tableHead(words.columns.degrees, paper, "legs"), ...rows];
}
