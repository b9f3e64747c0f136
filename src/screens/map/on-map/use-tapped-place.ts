import { useEffect, useEffectEvent } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapEventKey, MapEventValue } from "#mapview/events/map-events.ts";
import { poiTapped } from "#mapview/layers/base/base-events.ts";
import { namedRoutesTapped } from "#mapview/layers/named-routes/named-routes-events.ts";
import {
  fairwayMarkTapped,
  fairwayObjectTapped,
  noticeTapped,
} from "#mapview/layers/nautical/nautical-events.ts";
import { networkNodeTapped } from "#mapview/layers/networks/network-events.ts";
import { trackTapped } from "#mapview/layers/tracks/track-events.ts";
import { waypointTapped } from "#mapview/layers/waypoints/waypoint-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

/** A place that was tapped on the map. */
export interface TappedPlace extends LatLng {
  /** The name of the thing that was tapped; null for the bare map and for things without a name. */
  readonly name: string | null;
}

interface PlaceEvent {
  readonly event: MapEventKey;
  /** Returns the place of an event; null if the thing is gone. */
  readonly placeOf: (value: never) => TappedPlace | null;
}

function placeEvent<Key extends MapEventKey>(
  event: Key,
  placeOf: (value: MapEventValue<Key>) => TappedPlace | null,
): PlaceEvent {
  return { event, placeOf };
}

const named = ({ lat, lng }: LatLng, name: string | null): TappedPlace => ({
  lat,
  lng,
  name: name || null,
});

/** The events of taps that have a place. */
export const PLACE_EVENTS: readonly PlaceEvent[] = [
  placeEvent("mapTapped", (place) => named(place, null)),
  placeEvent(namedRoutesTapped, (routes) => named(routes, null)),
  placeEvent(trackTapped, (track) => named(track, null)),
  placeEvent(poiTapped, (poi) => named(poi, poi.name)),
  placeEvent(networkNodeTapped, (node) => named(node, node.ref)),
  placeEvent(fairwayObjectTapped, (object) => named(object, object.name)),
  placeEvent(fairwayMarkTapped, (mark) => named(mark, mark.name)),
  placeEvent(noticeTapped, (place) => named(place, null)),
  placeEvent(waypointTapped, (id) => {
    const tapped = waypointsStore.getState().waypoints.find((waypoint) => waypoint.id === id);
    return tapped ? named(tapped, tapped.name) : null;
  }),
];

const NO_EVENTS: readonly MapEventKey[] = [];

/**
 * Calls back with every place that is tapped on the map, whatever is drawn there.
 * @param except the events that mean something else; always the same array
 */
export function useTappedPlace(
  controller: Pick<MapPort, "events">,
  onPlace: (place: TappedPlace) => void,
  except: readonly MapEventKey[] = NO_EVENTS,
): void {
  const onTap = useEffectEvent(onPlace);
  useEffect(() => {
    const stops = PLACE_EVENTS.filter(({ event }) => !except.includes(event)).map(
      ({ event, placeOf }) =>
        controller.events.on(event, (value) => {
          const place = placeOf(value as never);
          if (place) onTap(place);
        }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, except]);
}
