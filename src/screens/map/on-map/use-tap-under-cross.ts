import type { MapPort } from "#mapview/map-port.ts";
import { useTappedPlace } from "./use-tapped-place.ts";

/** Brings a tapped place under the cross in the middle of the map, so that a tap aims as dragging the map does. */
export function useTapUnderCross(controller: Pick<MapPort, "events" | "zoom" | "showView">): void {
  useTappedPlace(controller, ({ lat, lng }) =>
    controller.showView({ lat, lng, zoom: controller.zoom }),
  );
}
