import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { FoundPlace } from "./found-place.ts";

/** A town farther away than this does not help to locate a place. */
const REACH_METERS = 25_000;

/** The length of a degree of latitude, rounded down, for a quick test whether a town is out of reach. */
const METERS_PER_DEGREE = 111_000;

/** The factor by which a larger town may be farther away and still be the one that people name. */
const WEIGHTS: Readonly<Record<string, number>> = { city: 2, town: 1.5 };

/** Parts of a town, and areas with several towns: people do not use these to locate a place. */
const NO_LANDMARKS: readonly string[] = ["suburb", "hamlet", "island"];

/** A place to locate; a search result also has its kind and name. */
export type Located = LatLng & Partial<Pick<FoundPlace, "kind" | "name" | "detail">>;

/**
 * Returns the name of the town by which people locate a place; null if none is near. A town itself is
 * distinguished from towns of the same name by a larger one; a city gets none.
 */
export function nearTown(place: Located, towns: Iterable<FoundPlace>): string | null {
  let nearest: FoundPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const town of towns) {
    if (!isWithinReach(place, town) || !isLandmarkOf(place, town)) continue;
    const weighted = distanceMeters(place, town) / weightOf(town);
    if (weighted >= least) continue;
    [nearest, least] = [town, weighted];
  }
  return nearest?.name ?? null;
}

function weightOf({ detail }: FoundPlace): number {
  return WEIGHTS[detail ?? ""] ?? 1;
}

function isLandmarkOf({ kind, name, detail }: Located, town: FoundPlace): boolean {
  if (kind !== "town") return !NO_LANDMARKS.includes(town.detail ?? "");
  const isLarger = detail !== "city" && weightOf(town) > 1;
  return isLarger && foldText(town.name) !== foldText(name ?? "");
}

/** A cheap comparison first, because most towns are far away. */
function isWithinReach(place: LatLng, town: LatLng): boolean {
  if (Math.abs(place.lat - town.lat) * METERS_PER_DEGREE > REACH_METERS) return false;
  return distanceMeters(place, town) <= REACH_METERS;
}
