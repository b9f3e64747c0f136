import { recordedLine, type TrackToMatch } from "#domain/network/ways/match/match-track.ts";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import { placesOnTrack } from "#domain/search/places-on-track.ts";

/** The useful places along a track, and whether the device knows of any there. */
export interface AlongTrack {
  readonly places: readonly PlaceAlong[];
  readonly isKnown: boolean;
}

/** Looks up useful places along a track, such as water and toilets, in packs and saved areas. Rejects if there is no worker. */
export async function lookAlongTrack(track: Omit<TrackToMatch, "mode">): Promise<AlongTrack> {
  const recorded = recordedLine(track);
  const { placesAlong, knowsPoisAt } = await import(
    /* webpackChunkName: "place-search" */ "./search.ts"
  );
  const places = placesOnTrack(await placesAlong(recorded.line), recorded);
  const isAnyKnown = () =>
    Array.from(track.lngs).some((lng, at) => knowsPoisAt({ lng, lat: track.lats[at] as number }));
  return { places, isKnown: places.length > 0 || isAnyKnown() };
}
