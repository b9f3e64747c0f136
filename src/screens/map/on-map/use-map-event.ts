import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { MapEventKey, MapEventValue } from "#mapview/events/map-events.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** Calls the listener for each such event of the map while the component is mounted. */
export function useMapEvent<Key extends MapEventKey>(
  controller: Pick<MapPort, "events"> | null,
  key: Key,
  listener: (value: MapEventValue<Key>) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => controller?.events.on(key, (value) => onEvent(value)), [controller, key]);
}

/**
 * Returns a value of the map, read again at each such event; `fallback` without a map. It may have changed between
 * rendering and the first effect, which an event alone would miss.
 * @param read returns the same value while nothing has changed
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
