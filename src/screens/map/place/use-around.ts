import { useEffect, useEffectEvent, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";

/** The surroundings of a place. */
export interface Surroundings {
  /** The nearest first. */
  readonly places: readonly FoundPlace[];
  /** True if the points of interest there are known, beyond those on the screen. */
  readonly knowsPois: boolean;
}

const NOTHING: Surroundings = { places: [], knowsPois: true };

/**
 * Returns the surroundings of a place, including the points of interest on the screen; null while they are looked up.
 */
export function useAround(
  { lat, lng }: LatLng,
  readShown: () => readonly PointOfInterest[] = () => [],
): Surroundings | null {
  const [around, setAround] = useState<Surroundings | null>(null);
  const shownNow = useEffectEvent(readShown);
  useEffect(() => {
    let isGone = false;
    setAround(null);
    lookAround({ lat, lng }, shownNow()).then(
      (found) => !isGone && setAround(found),
      (error: unknown) => {
        console.warn("Nothing looked up:", error);
        if (!isGone) setAround(NOTHING);
      },
    );
    return () => {
      isGone = true;
    };
  }, [lat, lng]);
  return around;
}

async function lookAround(place: LatLng, shown: readonly PointOfInterest[]): Promise<Surroundings> {
  const search = await import(/* webpackChunkName: "place-search" */ "#state/search/search.ts");
  const places = await search.placesAround(place, { shown });
  return { places, knowsPois: search.knowsPoisAt(place) };
}
