import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { MapEvents } from "#mapview/controller/map-events.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** Calls the listener at each such event of the map, as long as the component is there. */
export function useMapEvent<Name extends keyof MapEvents>(
  controller: Pick<MapPort, "events"> | null,
  name: Name,
  listener: (value: MapEvents[Name]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => controller?.events.on(name, (value) => onEvent(value)), [controller, name]);
}

/**
 * What the map is now, read anew at each such event; the last argument without a map. It may have
 * changed between the drawing of the component and its first effect: an event alone would be missed.
 * `read` gives the same value as long as nothing changed.
 */
export function useMapValue<Value>(
  controller: MapPort | null,
  name: keyof MapEvents,
  read: (controller: MapPort) => Value,
  otherwise: Value,
): Value {
  return useSyncExternalStore(
    (onChange) => controller?.events.on(name, onChange) ?? (() => {}),
    () => (controller ? read(controller) : otherwise),
  );
}
