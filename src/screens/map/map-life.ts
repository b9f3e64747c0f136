import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { loadedMap, loadMap, prepareMap, showMap } from "#parts/map/map-session.ts";
import { mapViewStore, takeRequestedView } from "#state/map/map-view.ts";

/** The state of the map for the screen. */
export interface MapLife {
  /** The controller; null until the chunk of the map is loaded. */
  readonly controller: MapController | null;
  /** True if this device cannot draw maps. */
  readonly isUnsupported: boolean;
}

/**
 * Mounts the map into the container. Throws during render if its chunk cannot be loaded.
 * @param mayStart false while a picture waits to be painted, because running the MapLibre code would delay it
 * @param isEmbedded true while the map is in another frame, from which it comes back
 */
export function useMapLife(
  container: RefObject<HTMLElement | null>,
  mayStart: boolean,
  isEmbedded = false,
): MapLife {
  const controller = useController(mayStart);
  const [isUnsupported, setUnsupported] = useState(false);

  // A layout effect, because the map must be removed before its container leaves the document.
  useLayoutEffect(() => {
    if (!controller || !container.current || isEmbedded) return;
    // A requested place must not be replaced by the position.
    if (takeRequestedView()) controller.setFollow("off");
    try {
      return showMap(controller, container.current, mapViewStore.getState(), { keepsView: true });
    } catch (error) {
      console.warn("No map:", error);
      setUnsupported(true);
      return;
    }
  }, [controller, container, isEmbedded]);

  return { controller, isUnsupported };
}

/** Tells whether the map was drawn on an earlier visit to the screen and is available immediately. */
export function isMapDrawn(): boolean {
  return loadedMap()?.isDrawn ?? false;
}

function useController(mayStart: boolean): MapController | null {
  // If the app starts here, the picture comes first; from another screen there is time beside it.
  const isAppStart = useLocation().key === "default";
  const [controller, setController] = useState(loadedMap);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!isAppStart) prepareMap();
  }, [isAppStart]);
  useEffect(() => {
    if (!mayStart) return;
    let isGone = false;
    loadMap().then(
      (loaded) => !isGone && setController(loaded),
      (reason: unknown) => !isGone && setError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [mayStart]);
  if (error) throw error;
  return controller;
}
