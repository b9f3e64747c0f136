import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { middleOf } from "#domain/packs/framed-box.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { areaTexts, aroundPlace } from "#words/packs/areas.ts";

/** The map is idle after standing still for this long. */
const REST_MS = 300;

/** Returns a default name for an area: the place nearest to its middle, looked up when the map is idle. */
export function useAreaName(area: LngLatBox | null): string {
  const middle = area && middleOf(area);
  const { last: town } = useLoaded(
    middle &&
      (async (signal) => {
        await new Promise((resolve) => window.setTimeout(resolve, REST_MS));
        signal.throwIfAborted();
        return nearestTown(middle);
      }),
    middle && `${middle.lat} ${middle.lng}`,
  );
  return town ? aroundPlace(town) : areaTexts.unnamed;
}

async function nearestTown(place: LatLng): Promise<string | null> {
  const { placesAround } = await import(
    /* webpackChunkName: "place-search" */ "#state/search/search.ts"
  );
  const around = await placesAround(place);
  return around.find(({ kind }) => kind === "town")?.name ?? null;
}
