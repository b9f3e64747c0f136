import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { useIsPositionImpossible } from "#parts/position/position-state.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { ageText } from "#sentences/intl/format.ts";
import { hereText, mapCenterText } from "#sentences/waypoints/waypoints-list.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { positionTexts } from "#words/position/position.ts";
import { addTexts } from "#words/waypoints/waypoints-list.ts";
import type { KnownPlaces, PlaceKind } from "./place-kind.ts";

/** The places for a new waypoint. */
interface UsablePlaces {
  readonly known: KnownPlaces;
  /** The labels of the choices. */
  readonly labels: Readonly<Record<PlaceKind, string>>;
  /** The position; null if unknown. */
  readonly here: LatLng | null;
  readonly mapCenter: LatLng;
}

/** Returns the position and the centre of the map, with their labels. */
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

/** Returns the town near a place; null without one, and until it is looked up. */
function useTownNear(place: LatLng | null): string | null {
  const { last } = useLoaded(
    place &&
      (async () => {
        const { townsNear } = await import(
          /* webpackChunkName: "place-search" */ "#state/search/search.ts"
        );
        return townsNear([place]);
      }),
    place && `${place.lat} ${place.lng}`,
  );
  return last?.[0] ?? null;
}
