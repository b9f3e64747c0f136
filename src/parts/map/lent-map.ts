import { type RefObject, useCallback, useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { PLACE_ZOOM } from "#state/map/map-view.ts";
import { loadMap, showMap } from "./map-session.ts";

/** What a borrower may ask of it. */
export type LentMapPort = Pick<MapPort, "followMode" | "setFollow" | "layers">;

/** The map of this visit, for a screen that only shows it. */
export interface LendableMap {
  readonly map: LentMapPort;
  /** Puts it into this element until what comes back is called. Throws when the device draws no maps. */
  readonly show: (
    frame: HTMLElement,
    view: MapView,
    /** Whether it asks no server for anything. */
    options: { readonly isKeptOffline: boolean },
  ) => () => void;
}

export type LentStage = "loading" | "shown" | "failed";

/** The place in its middle, and how near it is looked at: `PLACE_ZOOM`, unless it says otherwise. */
type LentView = LatLng & Partial<Pick<MapView, "zoom">>;

type Preview = (incoming: LentMapPort["layers"]["incoming"]) => void;

/** Lends the one live map of the visit to an element, as `useLentView`, with this place in its middle. */
export function useLentMap(
  frame: RefObject<HTMLElement | null>,
  { lat, lng, zoom = PLACE_ZOOM }: LentView,
  load?: () => Promise<LendableMap>,
  preview?: Preview,
): LentStage {
  const viewIn = useCallback(() => ({ lat, lng, zoom }), [lat, lng, zoom]);
  return useLentView(frame, viewIn, load, preview).stage;
}

/**
 * Lends the one live map of the visit to an element, and gives it back as it was. `load` may not change.
 * @param viewIn what is seen in that element, which has its size by then; another function moves the map
 * @param preview puts on it what may come to it, which is taken off again when it is given back; until
 *   then the map asks no server for anything: nobody has agreed to what a file or a link says
 * @returns how far it is, and the map from when it was lent
 */
export function useLentView(
  frame: RefObject<HTMLElement | null>,
  viewIn: (frame: HTMLElement) => MapView,
  load: () => Promise<LendableMap> = loadLiveMap,
  preview?: Preview,
): { readonly stage: LentStage; readonly map: LentMapPort | null } {
  const isPreview = preview !== undefined;
  const [stage, setStage] = useState<LentStage>("loading");
  const [lent, setLent] = useState<Lent | null>(null);
  useEffect(() => {
    let giveBack: (() => void) | null = () => {};
    const begin = (lendable: LendableMap) => {
      if (!giveBack || !frame.current) return;
      const begun = lend(lendable, frame.current, isPreview);
      giveBack = begun.giveBack;
      setLent(begun);
    };
    load().then(begin, () => giveBack && setStage("failed"));
    return () => {
      giveBack?.();
      giveBack = null;
    };
  }, [frame, load, isPreview]);
  // Before it is shown: a map that is made anew begins with it.
  useEffect(() => {
    if (lent) preview?.(lent.map.layers.incoming);
  }, [lent, preview]);
  useEffect(() => {
    if (lent) setStage(lent.show(viewIn) ? "shown" : "failed");
  }, [lent, viewIn]);
  return { stage, map: lent?.map ?? null };
}

interface Lent {
  readonly map: LentMapPort;
  /** False where the device draws no maps. */
  readonly show: (viewIn: (frame: HTMLElement) => MapView) => boolean;
  readonly giveBack: () => void;
}

/** While it is lent the map follows nothing; afterwards what it followed before. */
function lend({ map, show }: LendableMap, frame: HTMLElement, isPreview: boolean): Lent {
  const mode = map.followMode;
  map.setFollow("off");
  let takeBack = () => {};
  return {
    map,
    show: (viewIn) => {
      takeBack();
      takeBack = () => {};
      try {
        takeBack = show(frame, viewIn(frame), { isKeptOffline: isPreview });
        return true;
      } catch (failure) {
        console.warn("No map:", failure);
        return false;
      }
    },
    giveBack: () => {
      takeBack();
      map.setFollow(mode);
      if (isPreview) map.layers.incoming.show(null);
    },
  };
}

async function loadLiveMap(): Promise<LendableMap> {
  const controller = await loadMap();
  const show: LendableMap["show"] = (frame, view, { isKeptOffline }) =>
    showMap(controller, frame, view, { keepsView: false, isKeptOffline });
  return { map: controller, show };
}
