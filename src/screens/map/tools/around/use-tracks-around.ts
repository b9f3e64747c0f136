import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type Loaded, useLoaded } from "#parts/use-loaded.ts";
import type { TrackAround } from "./tracks-around.ts";

/** Looks up the tracks and routes around a place, the nearest first. */
export function useTracksAround(place: LatLng): Loaded<readonly TrackAround[]> {
  return useLoaded(async () => {
    const { tracksAround } = await import(
      /* webpackChunkName: "tracks-around" */ "./tracks-around.ts"
    );
    return tracksAround(place);
  }, `${place.lat} ${place.lng}`);
}
