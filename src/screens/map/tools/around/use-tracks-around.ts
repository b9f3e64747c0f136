import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { TrackAround } from "./tracks-around.ts";

/** Returns the tracks and routes around a place, the nearest first; empty while they are looked up. */
export function useTracksAround({ lat, lng }: LatLng): readonly TrackAround[] {
  const [tracks, setTracks] = useState<readonly TrackAround[]>([]);
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "tracks-around" */ "./tracks-around.ts")
      .then(({ tracksAround }) => tracksAround({ lat, lng }))
      .then(
        (found) => !isGone && setTracks(found),
        (error: unknown) => console.warn("No tracks looked up:", error),
      );
    return () => {
      isGone = true;
    };
  }, [lat, lng]);
  return tracks;
}
