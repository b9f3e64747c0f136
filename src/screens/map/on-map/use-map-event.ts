import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { MapEventKey, MapEventValue } from "#mapview/events/map-events.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** Calls the listener at each such event of the map, as long as the component is there. */
export function useMapEvent<Key extends MapEventKey>(
  controller: Pick<MapPort, "events"> | null,
  key: Key,
  listener: (value: MapEventValue<Key>) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => controller?.events.on(key, (value) => onEvent(value)), [controller, key]);
}

/**
 * What the map is now, read anew at each such event; the last argument without a map. It may have
 * changed between the drawing of the component and its first effect: an event alone would be missed.
 * `read` gives the same value as long as nothing changed.
 */
export function useMapValue<Value>(
  controller: MapPort | null,
  key: MapEventKey,
  read: (controller: MapPort) => Value,
  otherwise: Value,
): Value {
  return useSyncExternalStore(
    (onChange) => controller?.events.on(key, onChange) ?? (() => {}),
    () => (controller ? read(controller) : otherwise),
  );
}
