import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { FoundPlace } from "./found-place.ts";

/** Further away a town says nothing of where one is. */
const REACH_METERS = 25_000;

/** Of latitude, rounded down: what is further by this is further. */
const METERS_PER_DEGREE = 111_000;

/** How much further a larger town may be and still be the one that people name. */
const WEIGHTS: Readonly<Record<string, number>> = { city: 2, town: 1.5 };

/** Parts of a town, and what holds several: nobody says that a place is near them. */
const NO_LANDMARKS: readonly string[] = ["suburb", "hamlet", "island"];

/** Something to say the place of; of a place that was found also what it is. */
export type Located = LatLng & Partial<Pick<FoundPlace, "kind" | "name" | "detail">>;

/**
 * The name of the town by which people say where a place is; null when none is near. A place that
 * is a town itself is told from its namesakes by a larger one, and a city by nothing.
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

/** A comparison first: most towns are far away. */
function isWithinReach(place: LatLng, town: LatLng): boolean {
  if (Math.abs(place.lat - town.lat) * METERS_PER_DEGREE > REACH_METERS) return false;
  return distanceMeters(place, town) <= REACH_METERS;
}
