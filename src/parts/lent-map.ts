import { type RefObject, useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { PLACE_ZOOM } from "#state/map/map-view.ts";
import { loadMap, showMap } from "./map-session.ts";

/** The map of this visit, for a screen that only shows it. */
export interface LendableMap {
  readonly map: Pick<MapPort, "followMode" | "setFollow">;
  /** Puts it into this element until what comes back is called. Throws when the device draws no maps. */
  readonly show: (frame: HTMLElement, view: MapView) => () => void;
}

export type LentStage = "loading" | "shown" | "failed";

/**
 * Lends the one live map of the visit to an element, with this place in its middle, and gives it back
 * as it was. `load` may not change.
 */
export function useLentMap(
  frame: RefObject<HTMLElement | null>,
  { lat, lng }: LatLng,
  load: () => Promise<LendableMap> = loadLiveMap,
): LentStage {
  const [stage, setStage] = useState<LentStage>("loading");
  const [lent, setLent] = useState<Lent | null>(null);
  useEffect(() => {
    let giveBack: (() => void) | null = () => {};
    const begin = (lendable: LendableMap) => {
      if (!giveBack || !frame.current) return;
      const begun = lend(lendable, frame.current);
      giveBack = begun.giveBack;
      setLent(begun);
    };
    load().then(begin, () => giveBack && setStage("failed"));
    return () => {
      giveBack?.();
      giveBack = null;
    };
  }, [frame, load]);
  useEffect(() => {
    if (lent) setStage(lent.show({ lat, lng }) ? "shown" : "failed");
  }, [lent, lat, lng]);
  return stage;
}

interface Lent {
  /** False where the device draws no maps. */
  readonly show: (place: LatLng) => boolean;
  readonly giveBack: () => void;
}

/** While it is lent the map follows nothing; afterwards what it followed before. */
function lend({ map, show }: LendableMap, frame: HTMLElement): Lent {
  const mode = map.followMode;
  map.setFollow("off");
  let takeBack = () => {};
  return {
    show: ({ lat, lng }) => {
      takeBack();
      takeBack = () => {};
      try {
        takeBack = show(frame, { lat, lng, zoom: PLACE_ZOOM });
        return true;
      } catch (failure) {
        console.warn("No map:", failure);
        return false;
      }
    },
    giveBack: () => {
      takeBack();
      map.setFollow(mode);
    },
  };
}

async function loadLiveMap(): Promise<LendableMap> {
  const controller = await loadMap();
  const show: LendableMap["show"] = (frame, view) =>
    showMap(controller, frame, view, { keepsView: false });
  return { map: controller, show };
}
