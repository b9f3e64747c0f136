import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";

/**
 * Names a tool of the map for the other tools, which never import it; `Input` is what it is opened with.
 * A tool that no other opens needs no link here: it makes its own.
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

export const trackLink: ToolLink<{ readonly trackId: string }> = { id: "track" };

export const planLink: ToolLink<undefined> = { id: "plan" };

/**
 * The card of navigation. `isNew`: begins to follow the plan in the making, and closes again, so that the bar shows
 * it, and with `records` starts a recording too; else it goes on with what is followed.
 */
export const navigateLink: ToolLink<{ readonly isNew: boolean; readonly records?: boolean }> = {
  id: "navigate",
};

/** Measuring. `from`: starts at this place; null goes on with what was measured before. */
export const measureLink: ToolLink<{ readonly from: LatLng | null }> = { id: "measure" };

/** Saving the map. `along`: along this line; null begins with what the map shows. */
export const saveAreaLink: ToolLink<{ readonly along: LineRef | null }> = { id: "save-area" };

export const legendLink: ToolLink<undefined> = { id: "legend" };
