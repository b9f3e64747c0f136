import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { type Loaded, useLoaded } from "#parts/use-loaded.ts";

/** The surroundings of a place. */
export interface Surroundings {
  /** The nearest first. */
  readonly places: readonly FoundPlace[];
  /** True if the points of interest there are known, beyond those on the screen. */
  readonly knowsPois: boolean;
}

/** Looks up the surroundings of a place, including the points of interest on the screen. */
export function useAround(
  place: LatLng,
  readShown: () => readonly PointOfInterest[] = () => [],
): Loaded<Surroundings> {
  return useLoaded(() => loadAround(place, readShown()), `${place.lat} ${place.lng}`);
}

async function loadAround(place: LatLng, shown: readonly PointOfInterest[]): Promise<Surroundings> {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  const places = await search.placesAround(place, { shown });
  return { places, knowsPois: search.knowsPoisAt(place) };
}
