import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { MapView } from "#domain/position/map-view.ts";
import { isDefaultMapView } from "#domain/position/rounded-view.ts";
import { readViewHash, viewHash } from "#domain/position/view-address.ts";
import type { MapPort } from "#mapview/map-port.ts";
import {
  askForView,
  isViewRequested,
  mapViewStore,
  PLACE_ZOOM,
  setMapView,
} from "#state/map/map-view.ts";
import { type OwnPosition, ownPositionNow } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";

/** The longest time after the map opens in which a first fix still moves it. */
const FIX_WAIT_MS = 5000;

/** Browsers limit how often a page may change its address. */
const WRITE_AFTER_MS = 400;

/** A position that is less accurate than this is shown with its surroundings. */
const ACCURATE_METERS = 1000;
const SURROUNDINGS_ZOOM = 11;

/**
 * Decides the view in which the map opens: a requested one, that of the address, the last one of this visit, or the
 * own position. Call it before anything reads the view.
 */
export function useStartView(): void {
  const { hash } = useLocation();
  useState(() => {
    if (isViewRequested()) return;
    const asked = readViewHash(hash);
    const position = ownPositionNow();
    if (asked) askForView(asked);
    else if (isUntouched() && position) setMapView(viewAt(position));
  });
}

/**
 * Keeps the address in step with the view, so that a reload, the back button, a bookmark and a shared link find it
 * again; and moves to the first fix that comes soon after the map opened, if nobody touched it before.
 */
export function useViewAddress(controller: MapPort | null): void {
  useFirstFix(controller);
  useShownAddress(controller);
  useEffect(() => {
    let timer = 0;
    const unsubscribe = mapViewStore.subscribe((view) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => writeAddress(view), WRITE_AFTER_MS);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, []);
}

/** Shows the view of an address that changes while the map is open. */
function useShownAddress(controller: MapPort | null): void {
  const { hash } = useLocation();
  const shown = useRef(hash);
  const show = useEffectEvent((view: MapView) => controller?.showView(view));
  useEffect(() => {
    if (hash === shown.current) return;
    shown.current = hash;
    const view = readViewHash(hash);
    if (view && hash !== viewHash(mapViewStore.getState())) show(view);
  }, [hash]);
}

/** Moves to the first fix that comes soon after the map opened, if nobody touched it before. */
export function useFirstFix(controller: MapPort | null): void {
  const [isWaiting, setWaiting] = useState(() => isUntouched() && !isViewRequested());
  useEffect(() => {
    if (!isWaiting) return;
    const end = () => setWaiting(false);
    const timer = window.setTimeout(end, FIX_WAIT_MS);
    for (const touch of TOUCHES) document.addEventListener(touch, end, { capture: true });
    return () => {
      window.clearTimeout(timer);
      for (const touch of TOUCHES) document.removeEventListener(touch, end, { capture: true });
    };
  }, [isWaiting]);
  useEffect(() => {
    if (!controller || !isWaiting) return;
    const go = () => {
      const position = ownPositionNow();
      if (!position) return;
      setWaiting(false);
      if (isUntouched() && controller.followMode === "off") controller.showView(viewAt(position));
    };
    go();
    // A hook of the store would render the screen at every fix, long after the first one.
    return positionStore.subscribe(go);
  }, [controller, isWaiting]);
}

const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

function isUntouched(): boolean {
  return isDefaultMapView(mapViewStore.getState());
}

function viewAt({ lat, lng, accuracyMeters }: OwnPosition): MapView {
  const isAccurate = accuracyMeters <= ACCURATE_METERS;
  return { lat, lng, zoom: isAccurate ? PLACE_ZOOM : SURROUNDINGS_ZOOM };
}

/** Replaces the fragment, unless it contains something that the screen has not taken yet. */
function writeAddress(view: MapView): void {
  const { hash, pathname, search } = window.location;
  if (isDefaultMapView(view) || (hash !== "" && !readViewHash(hash))) return;
  // The router ignores it, because nothing on the screen depends on it.
  window.history.replaceState(window.history.state, "", `${pathname}${search}${viewHash(view)}`);
}
