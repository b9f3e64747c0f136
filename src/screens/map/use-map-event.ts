import { useEffect, useEffectEvent } from "react";
import type { MapController } from "#mapview/map-controller.ts";
import type { MapEvents } from "#mapview/map-events.ts";

/** Calls the listener at each such event of the map, as long as the component is there. */
export function useMapEvent<Name extends keyof MapEvents>(
  controller: MapController | null,
  name: Name,
  listener: (value: MapEvents[Name]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => controller?.events.on(name, (value) => onEvent(value)), [controller, name]);
}
