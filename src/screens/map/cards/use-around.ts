import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";

/** What lies around a place, the nearest first; null as long as it is looked up. */
export function useAround({ lat, lng }: LatLng): readonly FoundPlace[] | null {
  const [around, setAround] = useState<readonly FoundPlace[] | null>(null);
  useEffect(() => {
    let isGone = false;
    setAround(null);
    import(/* webpackChunkName: "place-search" */ "#state/search/search.ts")
      .then(({ placesAround }) => placesAround({ lat, lng }))
      .then(
        (places) => !isGone && setAround(places),
        (failure: unknown) => {
          console.warn("Nothing looked up:", failure);
          if (!isGone) setAround([]);
        },
      );
    return () => {
      isGone = true;
    };
  }, [lat, lng]);
  return around;
}
