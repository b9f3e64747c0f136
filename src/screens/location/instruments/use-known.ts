import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Instrument, InstrumentLayout } from "#domain/instruments/instruments.ts";
import { nearestWaypoints } from "#domain/waypoints/nearest-waypoints.ts";
import { useCoordinateText } from "#parts/coordinates/use-coordinate-text.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { usePlacesAround } from "#parts/position/use-places-around.ts";
import { useSlowly } from "#parts/position/use-slowly.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import {
  compassStore,
  compassWantsPermission,
  headingStore,
  motionStore,
} from "#state/position/position.ts";
import { thisAltitudeReference } from "#state/position/this-altitude-reference.ts";
import { tripStore } from "#state/position/trip.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import type { Known, Near } from "./read-instrument.ts";
import { sunTimes } from "./sun-times.ts";

/** The interval of updates; faster numbers are unreadable. */
const TURN_EVERY_MS = 250;

const NOWHERE: LatLng = { lat: 0, lng: 0 };

/**
 * Returns the current inputs of the instruments; inputs that no visible instrument needs are not looked up.
 * @param isCompassAsked true after the user was asked for the compass
 */
export function useKnown(
  layout: InstrumentLayout,
  inView: readonly Instrument[],
  isCompassAsked: boolean,
): Known {
  const position = useOwnPosition();
  const { nowMs, steadyMs } = useStore(clockStore);
  const format = useStore(preferencesStore, (preferences) => preferences.coordinateFormat);
  const wantsSun = inView.includes("sunrise") || inView.includes("sunset");
  const wantsNode = inView.includes("nearestNode");
  const wantsWaypoint = inView.includes("nearestWaypoint");
  const wantsCoordinates = inView.includes("coordinates");
  const coordinates = useCoordinateText(position ?? NOWHERE, wantsCoordinates ? format : "wgs84");
  return {
    layout,
    steadyMs,
    position,
    motion: useStore(motionStore),
    altitudeReference: thisAltitudeReference(),
    heading: useSlowly(headingStore, TURN_EVERY_MS),
    compass: useStore(compassStore),
    wantsLeave: !isCompassAsked && compassWantsPermission(),
    trip: useStore(tripStore, ({ trip }) => trip),
    sun: wantsSun && position ? sunTimes(position, nowMs) : null,
    coordinates: coordinates ?? undefined,
    node: useNearestNode(wantsNode ? position : null),
    waypoint: useNearestWaypoint(wantsWaypoint ? position : null),
  };
}

function useNearestWaypoint(position: LatLng | null): Near | null {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const [nearest] = position ? nearestWaypoints(waypoints, position, 1) : [];
  return nearest && position ? nearFrom(position, nearest.waypoint) : null;
}

/** Returns the nearest node; undefined until the first lookup, null if there is none or no position. */
function useNearestNode(position: LatLng | null): Near | null | undefined {
  const { last, isFailed } = usePlacesAround(position);
  const found = last && (last.find(({ kind }) => kind === "node") ?? null);
  const node = isFailed ? null : found;
  if (!node) return node;
  return position && nearFrom(position, node);
}

function nearFrom(from: LatLng, place: LatLng & { readonly name: string }): Near {
  return {
    name: place.name,
    distanceMeters: distanceMeters(from, place),
    bearing: bearingDegrees(from, place),
  };
}
