import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { middleOf } from "#domain/packs/framed-box.ts";
import { areaTexts, aroundPlace } from "#i18n/areas.ts";

/** The map is idle after standing still for this long. */
const REST_MS = 300;

/** Returns a default name for an area: the place nearest to its middle, looked up when the map is idle. */
export function useAreaName(area: LngLatBox | null): string {
  const [name, setName] = useState<string>(areaTexts.unnamed);
  const middle = area && middleOf(area);
  const { lat = null, lng = null } = middle ?? {};
  useEffect(() => {
    if (lat === null || lng === null) return;
    let isGone = false;
    const timer = window.setTimeout(() => {
      nearestTown({ lat, lng }).then(
        (town) => !isGone && setName(town === null ? areaTexts.unnamed : aroundPlace(town)),
        (error: unknown) => console.warn("No name looked up:", error),
      );
    }, REST_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [lat, lng]);
  return name;
}

async function nearestTown(place: LatLng): Promise<string | null> {
  const { placesAround } = await import(
    /* webpackChunkName: "place-search" */ "#state/search/search.ts"
  );
  const around = await placesAround(place);
  return around.find(({ kind }) => kind === "town")?.name ?? null;
}
