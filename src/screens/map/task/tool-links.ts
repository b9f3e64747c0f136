import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import type { RegionCircle } from "#domain/packs/region/region-circle.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";

/**
 * Identifies a tool of the map for the other tools, which never import it; `Input` is its input. A tool that no other
 * opens creates its own link.
 */
export interface ToolLink<Input> {
  readonly id: string;
  readonly input?: Input;
}

/** A node of a network: its identity, place and number. */
export type NodeOnMap = Pick<NetworkNode, "lat" | "lng" | "mode" | "osmId" | "ref" | "name">;

/** The card of any place. */
export const placeLink: ToolLink<{ readonly place: LatLng; readonly name?: string }> = {
  id: "place",
};

export const waypointLink: ToolLink<{ readonly waypointId: string }> = { id: "waypoint" };

export const nodeLink: ToolLink<{ readonly node: NodeOnMap }> = { id: "node" };

export const poiLink: ToolLink<{ readonly poi: PointOfInterest }> = { id: "poi" };

/** A bridge or lock: its id in the fairway data, place and name. */
export interface FairwayObjectOnMap extends LatLng {
  readonly id: number;
  readonly name: string;
}

export const fairwayObjectLink: ToolLink<{ readonly object: FairwayObjectOnMap }> = {
  id: "fairway-object",
};

export const fairwayMarkLink: ToolLink<{ readonly mark: FairwayMark }> = { id: "fairway-mark" };

export const trackLink: ToolLink<{ readonly trackId: string }> = { id: "track" };

export const planLink: ToolLink<undefined> = { id: "plan" };

/**
 * The navigation card. `isNew`: starts navigation along the draft and closes again, so that the bar is visible, and
 * with `records` also starts a recording; otherwise it continues the current navigation.
 */
export const navigateLink: ToolLink<{ readonly isNew: boolean; readonly records?: boolean }> = {
  id: "navigate",
};

/**
 * Measuring. `from`: starts at this place; null continues the last measurement. `trackId`: edits the points of this
 * track or route instead.
 */
export const measureLink: ToolLink<{ readonly from: LatLng | null; readonly trackId?: string }> = {
  id: "measure",
};

/** Named routes: these, at the place of a tap if there was one; with null all of the packs. */
export const namedRouteLink: ToolLink<{
  readonly ids: readonly number[] | null;
  readonly place: LatLng | null;
}> = { id: "named-route" };

/** Choosing a part of a named route. */
export const namedRoutePartLink: ToolLink<{ readonly routeId: number }> = {
  id: "named-route-part",
};

/** Saving the map. `along`: along this line; null begins with what the map shows. */
export const saveAreaLink: ToolLink<{ readonly along: LineRef | null }> = { id: "save-area" };

/** Fetching the map, the networks and the waters of a region; without a circle, around the user. */
export const fetchRegionLink: ToolLink<{ readonly circle: RegionCircle | null }> = {
  id: "fetch-region",
};

/** Fetching the networks of an area that no pack has. */
export const fetchNetworksLink: ToolLink<undefined> = { id: "fetch-networks" };

export const legendLink: ToolLink<undefined> = { id: "legend" };
