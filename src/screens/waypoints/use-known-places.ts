import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { ageText } from "#i18n/format.ts";
import { positionTexts } from "#i18n/position.ts";
import { addTexts, hereText, mapCenterText } from "#i18n/waypoints-list.ts";
import { useIsPositionImpossible } from "#parts/position/position-state.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import type { KnownPlaces, PlaceKind } from "./place-kind.ts";

/** The places that a new waypoint may be put at now. */
interface UsablePlaces {
  readonly known: KnownPlaces;
  /** In words, as they are offered. */
  readonly labels: Readonly<Record<PlaceKind, string>>;
  /** Null as long as there is no position. */
  readonly here: LatLng | null;
  readonly mapCenter: LatLng;
}

/** Where the own position and the middle of the map are, and how they are offered. */
export function useKnownPlaces(): UsablePlaces {
  const here = useOwnPosition();
  const isImpossible = useIsPositionImpossible();
  const mapCenter = useStore(mapViewStore);
  const isMapUsed = !isDefaultMapView(mapCenter);
  const town = useTownNear(isMapUsed ? mapCenter : null);
  const age = here?.isStale ? ageText(here.ageMs) : null;
  return {
    known: { hasPosition: here !== null, isImpossible, isMapUsed },
    labels: {
      here: hereText(here ? age : positionTexts.noPosition),
      "map-center": mapCenterText(town),
      typed: addTexts.typed,
    },
    here,
    mapCenter,
  };
}

/** The town by which people say where a place is; null without one, and until it is looked up. */
function useTownNear(place: LatLng | null): string | null {
  const [town, setTown] = useState<string | null>(null);
  const { lat = null, lng = null } = place ?? {};
  useEffect(() => {
    if (lat === null || lng === null) return;
    let isGone = false;
    import(/* webpackChunkName: "place-search" */ "#state/search/search.ts")
      .then(({ townsNear }) => townsNear([{ lat, lng }]))
      .then(
        ([found]) => !isGone && setTown(found ?? null),
        (error: unknown) => console.warn("No town looked up:", error),
      );
    return () => {
      isGone = true;
    };
  }, [lat, lng]);
  return town;
}
