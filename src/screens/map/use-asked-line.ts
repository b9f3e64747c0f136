import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import type { MapController } from "#mapview/map-controller.ts";

/** `/map?spoor=ID` shows all of a track or route; then `onShown` is called with its id. */
export function useAskedLine(
  controller: MapController | null,
  onShown: (lineId: string) => void,
): void {
  const lineId = useSearchParams()[0].get("spoor");
  const show = useEffectEvent(onShown);
  useEffect(() => {
    if (!controller || !lineId) return;
    let isGone = false;
    import(/* webpackChunkName: "asked-line" */ "./asked-line.ts")
      .then(({ boundsOf }) => boundsOf(lineId))
      .then(
        (bounds) => {
          if (isGone) return;
          if (bounds) controller.showBounds(bounds);
          show(lineId);
        },
        (failure: unknown) => console.warn("No track:", failure),
      );
    return () => {
      isGone = true;
    };
  }, [controller, lineId]);
}
