import type { MapView } from "#domain/position/map-view.ts";
import { viewHash } from "#domain/position/view-address.ts";
import { addressableId } from "#domain/waypoints/addressable-id.ts";

/** Returns the address of a waypoint's screen. None of these functions throws, whatever the id. */
export function waypointPath(id: string): string {
  return `/waypoints/${part(id)}`;
}

/** Returns the address of the map for moving a waypoint. */
export function moveWaypointPath(id: string): string {
  return `/map?verplaats=${part(id)}`;
}

/** Returns the address of the map for filling in the letters of a formula. */
export function formulaPath(text: string): string {
  return `/map?formule=${part(text)}`;
}

/** Returns the address of a track's screen. */
export function trackScreenPath(id: string): string {
  return `/tracks/${part(id)}`;
}

/** Returns the address of the map showing all of a track or route. */
export function trackOnMapPath(id: string): string {
  return `/map?spoor=${part(id)}`;
}

/** Returns the address of the map for matching a track or route to the node network, to plan along it. */
export function trackOnNetworkPath(id: string): string {
  return `/map?plan&opnetwerk=${part(id)}`;
}

/** Returns the address of the map for fetching the networks of what it shows in this view. */
export function fetchNetworksPath(view: MapView): string {
  return `/map?knooppunten${viewHash(view)}`;
}

/** The address of the planner with its search for loops open. */
export const LOOP_PATH = "/map?plan&rondje";

/** The address of the map for fetching the region around the user. */
export const REGION_PATH = "/map?streek";

/** Returns the address of a saved plan's screen. */
export function planPath(id: string): string {
  return `/routes/${part(id)}`;
}

/** The subject of a departure check: the followed or planned line of this moment, or a stored one. */
export type DepartureSubject =
  | { readonly kind: "now" }
  | { readonly kind: "plan" | "track" | "area"; readonly id: string };

/** Returns the address of the departure check of a plan, a track or a saved area. */
export function departurePath(subject: DepartureSubject): string {
  return subject.kind === "now"
    ? "/departure/now"
    : `/departure/${subject.kind}/${part(subject.id)}`;
}

/** Returns the address of the map showing which parts of a plan, a track or a saved area work without a network. */
export function offlineOnMapPath(subject: DepartureSubject): string {
  if (subject.kind === "now") return "/map?offline=now";
  return `/map?offline=${subject.kind}&id=${part(subject.id)}`;
}

/** Returns the address of the route sheets of a plan or track. */
export function routeSheetPath(subject: DepartureSubject): string {
  return subject.kind === "now"
    ? "/route-sheets/now"
    : `/route-sheets/${subject.kind}/${part(subject.id)}`;
}

function part(id: string): string {
  return encodeURIComponent(addressableId(id));
}
