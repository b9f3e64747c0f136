import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import type { MapController } from "#mapview/controller/map-controller.ts";
import { keptMap, loadMap, prepareMap, showMap } from "#parts/map/map-session.ts";
import { mapViewStore, takeAskedView } from "#state/map/map-view.ts";

/** What the screen knows of the map. */
export interface MapLife {
  /** Null until the map's own chunk is there. */
  readonly controller: MapController | null;
  /** Whether this device cannot draw maps at all. */
  readonly isUnsupported: boolean;
}

/**
 * Mounts the one map into the container. Throws in render when its chunk cannot be loaded.
 * `mayStart` is false while a picture waits to be painted: running MapLibre's code would hold it up.
 */
export function useMapLife(container: RefObject<HTMLElement | null>, mayStart: boolean): MapLife {
  const controller = useController(mayStart);
  const [isUnsupported, setUnsupported] = useState(false);

  // A layout effect: the map must be taken off before its container leaves the document.
  useLayoutEffect(() => {
    if (!controller || !container.current) return;
    // Whoever asked for a place must not see their own instead.
    if (takeAskedView()) controller.setFollow("off");
    try {
      return showMap(controller, container.current, mapViewStore.getState(), { keepsView: true });
    } catch (error) {
      console.warn("No map:", error);
      setUnsupported(true);
      return;
    }
  }, [controller, container]);

  return { controller, isUnsupported };
}

/** Whether the map was drawn on an earlier visit to the screen, and is there at once. */
export function isMapKept(): boolean {
  return keptMap()?.isDrawn ?? false;
}

function useController(mayStart: boolean): MapController | null {
  // When the app starts here, the picture comes first; from another screen there is time beside it.
  const isAppStart = useLocation().key === "default";
  const [controller, setController] = useState(keptMap);
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
