import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { useCurrentPlan } from "#parts/use-current-plan.ts";
import { useIsDark } from "#parts/use-is-dark.ts";
import { useIsWide } from "#parts/use-is-wide.ts";
import { PLACE_ZOOM, setMapView } from "#state/map/map-view.ts";
import { hasCurrentPlan } from "#state/plans/has-current-plan.ts";
import { positionStore } from "#state/position/position.ts";
import { MapEntry } from "./map-entry.tsx";

const OwnMap = lazyComponent(
  async () => (await import(/* webpackChunkName: "own-map" */ "./own-map.tsx")).OwnMap,
  {
    // The picture stays.
    failed: () => null,
  },
);

const CurrentPlanMap = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "current-plan" */ "./current-plan-map.tsx")).CurrentPlanMap,
  {
    // The picture stays.
    failed: () => null,
  },
);

/** A link to the map, which shows the plan in hand, or else the position as soon as it is known and opens there. */
export function LiveMapEntry() {
  const isDark = useIsDark();
  const fix = useStore(positionStore, (position) => position.fix);
  const hasPlan = useCurrentPlan(hasCurrentPlan);
  const mayLoad = useIdle(hasPlan || fix !== null);
  const isWide = useIsWide();
  // On a desktop the whole map is beside it, and shows the plan.
  if (isWide) return mayLoad && hasPlan ? <CurrentPlanMap /> : null;
  // Not requested as a place, so that following continues.
  const showOwnPlace = () => fix && setMapView({ lat: fix.lat, lng: fix.lng, zoom: PLACE_ZOOM });
  return (
    <MapEntry isDark={isDark} onOpen={showOwnPlace}>
      {mayLoad && hasPlan ? <CurrentPlanMap /> : null}
      {mayLoad && fix && !hasPlan ? <OwnMap place={fix} /> : null}
    </MapEntry>
  );
}

/** Returns whether the page has been idle since the map was wanted, because the map is half a megabyte. */
function useIdle(isWanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    // Safari has no `requestIdleCallback`.
    const wait = window.requestIdleCallback ?? setTimeout;
    wait(() => isGone || setIdle(true));
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isIdle;
}
