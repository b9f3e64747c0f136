import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { useLoaded } from "#parts/use-loaded.ts";

/** Returns the nearby town of each place, as far as looked up; null where there is none. */
export function useTowns(places: readonly LatLng[]): readonly (string | null)[] {
  const [first] = places;
  const { last = [] } = useLoaded(
    async () => {
      const { townsNear } = await import(
        /* webpackChunkName: "place-search" */ "#state/search/search.ts"
      );
      return townsNear(places);
    },
    first && `${first.lat} ${first.lng}`,
    places.length,
  );
  return last;
}
