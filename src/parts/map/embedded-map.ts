import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { baseDetailChanged } from "#mapview/layers/base/base-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useIsWide } from "#parts/use-is-wide.ts";
import { PLACE_ZOOM, setMapView } from "#state/map/map-view.ts";
import { frameBeside } from "./frame-beside.ts";
import { loadMap, showMap } from "./map-session.ts";

/** The one live map of the visit, for a screen that embeds it. */
export interface EmbeddableMap {
  readonly map: Pick<MapPort, "followMode" | "setFollow" | "events" | "baseDetail">;
  /** Shows the map in a frame until the returned function is called. Throws if the device cannot draw maps. */
  readonly show: (
    frame: HTMLElement,
    view: MapView,
    /** True to send no requests to servers. */
    options: { readonly isOfflineOnly: boolean },
  ) => () => void;
}

/** The state of an embedded map; `beside` if the map beside the screens shows it, so that no frame is needed. */
export type EmbedStage = "loading" | "shown" | "failed" | "beside";

export interface EmbedOptions {
  /** Loads the map; must remain the same function. */
  readonly load?: (() => Promise<EmbeddableMap>) | undefined;
  /** Stops all requests, because the user has not yet agreed to the file or link that it shows. */
  readonly isOfflineOnly?: boolean;
  /**
   * Called with the detail of the visible base: first the last known one, once it is in the frame, and after every
   * change. Must remain the same function.
   */
  readonly onDetail?: ((detail: MapPort["baseDetail"]) => void) | undefined;
  /** Called once the map beside the screens was moved to the view. Must remain the same function. */
  readonly onBeside?: (() => void) | undefined;
}

/** Embeds the map in a frame centred on a place, at `PLACE_ZOOM` unless the place has a zoom. */
export function useEmbeddedPlace(
  frame: RefObject<HTMLElement | null>,
  { lat, lng, zoom = PLACE_ZOOM }: LatLng & Partial<Pick<MapView, "zoom">>,
  options?: EmbedOptions,
): EmbedStage {
  const viewIn = useCallback(() => ({ lat, lng, zoom }), [lat, lng, zoom]);
  return useEmbeddedMap(frame, viewIn, options);
}

/**
 * Embeds the map in a frame, and removes it when the component unmounts.
 * @param viewIn returns the view for the frame, which has its size by then; a new function moves the map
 */
export function useEmbeddedMap(
  frame: RefObject<HTMLElement | null>,
  viewIn: (frame: HTMLElement) => MapView,
  { load = loadLiveMap, isOfflineOnly = false, onDetail, onBeside }: EmbedOptions = {},
): EmbedStage {
  const [stage, setStage] = useState<EmbedStage>("loading");
  // A map to which the user has not agreed stays in the frame of its question.
  const isBeside = useIsWide() && !isOfflineOnly;
  const [embedded, setEmbedded] = useState<(Embedded & { readonly isBeside: boolean }) | null>(
    null,
  );
  // A layout effect, because the map must be removed before its frame leaves the document.
  useLayoutEffect(() => {
    let restore: (() => void) | null = () => {};
    const begin = (embeddable: EmbeddableMap) => {
      const place = isBeside ? frameBeside() : frame.current;
      if (!restore || !place) return;
      const begun = { ...embed(embeddable, place, isOfflineOnly), isBeside };
      restore = begun.restore;
      setEmbedded(begun);
    };
    load().then(begin, () => restore && setStage("failed"));
    return () => {
      restore?.();
      restore = null;
    };
  }, [frame, load, isOfflineOnly, isBeside]);
  useEffect(() => {
    if (!embedded) return;
    const isShown = embedded.show(viewIn);
    setStage(isShown ? "shown" : "failed");
    if (isShown && embedded.isBeside) onBeside?.();
  }, [embedded, viewIn, onBeside]);
  useEffect(() => {
    if (!embedded || !onDetail) return;
    onDetail(embedded.map.baseDetail);
    return embedded.map.events.on(baseDetailChanged, onDetail);
  }, [embedded, onDetail]);
  return isBeside && stage !== "failed" ? "beside" : stage;
}

interface Embedded extends Pick<EmbeddableMap, "map"> {
  /** Shows the map; returns false if the device cannot draw maps. */
  readonly show: (viewIn: (frame: HTMLElement) => MapView) => boolean;
  readonly restore: () => void;
}

/** Embeds the map. It follows nothing meanwhile, and resumes following afterwards. */
function embed({ map, show }: EmbeddableMap, frame: HTMLElement, isOfflineOnly: boolean): Embedded {
  const mode = map.followMode;
  map.setFollow("off");
  let takeBack = () => {};
  return {
    map,
    show: (viewIn) => {
      takeBack();
      takeBack = () => {};
      try {
        takeBack = show(frame, viewIn(frame), { isOfflineOnly });
        return true;
      } catch (error) {
        console.warn("No map:", error);
        return false;
      }
    },
    restore: () => {
      takeBack();
      map.setFollow(mode);
    },
  };
}

async function loadLiveMap(): Promise<EmbeddableMap> {
  const controller = await loadMap();
  const show: EmbeddableMap["show"] = (frame, view, { isOfflineOnly }) => {
    if (frame !== frameBeside()) {
      return showMap(controller, frame, view, { keepsView: false, isOfflineOnly });
    }
    // The view in which the map beside the screens starts, or moves to.
    setMapView(view);
    controller.showView(view);
    return () => {};
  };
  return { map: controller, show };
}
