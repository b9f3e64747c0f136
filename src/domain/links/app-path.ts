import { addressableId } from "#domain/waypoints/addressable-id.ts";

/** The address of a waypoint's own screen. None of these throws, whatever the id. */
export function waypointPath(id: string): string {
  return `/waypoints/${part(id)}`;
}

/** The address of the map on which a waypoint is given another place. */
export function moveWaypointPath(id: string): string {
  return `/map?verplaats=${part(id)}`;
}

/** The address of a track's own screen. */
export function trackScreenPath(id: string): string {
  return `/tracks/${part(id)}`;
}

/** The address of the map that shows all of a track or route. */
export function trackOnMapPath(id: string): string {
  return `/map?spoor=${part(id)}`;
}

/** The address of the map that lays a track or route on the node network, to plan by it. */
export function trackOnNetworkPath(id: string): string {
  return `/map?plan&opnetwerk=${part(id)}`;
}

/** The address of a kept plan's own screen. */
export function planPath(id: string): string {
  return `/routes/${part(id)}`;
}

function part(id: string): string {
  return encodeURIComponent(addressableId(id));
}
