import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { type Loaded, useLoaded } from "#parts/use-loaded.ts";

/** About fifty metres, within which the surroundings are not looked up again. */
const UPDATE_EVERY_DEGREES = 0.0005;

/** Looks up the places around a position, nearest first; null looks up nothing. */
export function usePlacesAround(
  position: LatLng | null,
): Pick<Loaded<readonly FoundPlace[]>, "last" | "isFailed"> {
  const lat = position && rounded(position.lat);
  const lng = position && rounded(position.lng);
  return useLoaded(
    lat !== null && lng !== null
      ? async () => {
          const { placesAround } = await import(
            /* webpackChunkName: "place-search" */ "#state/search/search.ts"
          );
          return placesAround({ lat, lng });
        }
      : null,
    `${lat} ${lng}`,
  );
}

function rounded(degrees: number): number {
  return Math.round(degrees / UPDATE_EVERY_DEGREES) * UPDATE_EVERY_DEGREES;
}
