import { type RefObject, useCallback, useEffect } from "react";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { viewOfBox } from "#domain/packs/framed-box.ts";
import { type RouteOnView, showRouteOnView } from "#state/map/plan-shown.ts";
import { type EmbedOptions, type EmbedStage, useEmbeddedMap } from "./embedded-map.ts";

/** The largest part of the frame that the route takes; the attribution is in the lower part of it. */
const FILL = { across: 0.75, down: 0.5 };
/** A route of a few metres is seen in its surroundings. */
const NEAREST_ZOOM = 16;

/**
 * Embeds the map in a frame around a route, which it draws instead of all plans.
 * @param shown must remain the same object
 * @param options of these, `load` loads the live map; tests replace it
 */
export function useEmbeddedRoute(
  frame: RefObject<HTMLElement | null>,
  shown: RouteOnView,
  box: LngLatBox,
  options: Pick<EmbedOptions, "load" | "onBeside">,
): EmbedStage {
  const [west, south, east, north] = box;
  const viewIn = useCallback(
    ({ clientWidth, clientHeight }: HTMLElement) => {
      const room = { width: FILL.across * clientWidth, height: FILL.down * clientHeight };
      return viewOfBox([west, south, east, north], { ...room, nearestZoom: NEAREST_ZOOM });
    },
    [west, south, east, north],
  );
  useRouteOnView(shown);
  return useEmbeddedMap(frame, viewIn, options);
}

/** Draws a route instead of all plans, on whatever the map shows. */
export function useRouteOnView(shown: RouteOnView): void {
  useEffect(() => showRouteOnView(shown), [shown]);
  useEffect(() => () => showRouteOnView(null), []);
}
