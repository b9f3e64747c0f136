import { useEffect, useRef } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { isOnMap } from "#domain/position/map-bounds.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { MapPort } from "#mapview/map-port.ts";
import type { OpenTool } from "#screens/map/task/map-tool.ts";
import {
  type FairwayObjectOnMap,
  fairwayMarkLink,
  fairwayObjectLink,
  namedRouteLink,
  nodeLink,
  placeLink,
  poiLink,
  waypointLink,
} from "#screens/map/task/tool-links.ts";
import { findNode } from "./find-node.ts";
import { rowOf } from "./found-row.tsx";

/** The lowest zoom for showing a looked-up place. */
const FOUND_ZOOM = 14;

/** A chosen result. */
export interface Chosen {
  readonly kind: string;
  readonly name: string;
  readonly place: LatLng;
  /** The network of a node. */
  readonly detail: string | null;
  /** Identifies the node in the graphs together with `detail`; absent if its pack does not have it. */
  readonly osmId?: number | undefined;
  readonly waypointId: string | null;
  /** As in `FoundPlace`. */
  readonly poi?: PointOfInterest | undefined;
  /** A bridge or lock, or a buoy, beacon or light. */
  readonly object?: FairwayObjectOnMap | undefined;
  readonly mark?: FairwayMark | undefined;
  /** The relation of a named route, whose card shows all of it. */
  readonly routeId?: number | undefined;
}

/** Returns a looked-up place as a choice. */
export function chosenOf(found: FoundPlace): Chosen {
  const { kind, detail, osmId, poi } = found;
  const waypointId = kind === "waypoint" ? detail : null;
  return { kind, detail, osmId, poi, waypointId, name: rowOf(found).title, place: found };
}

/**
 * Returns a function that flies to a chosen result and opens its card. A card that takes time does not open if
 * something else was chosen or the tool was closed meanwhile.
 */
export function useGoTo(controller: MapPort, open: OpenTool): (found: Chosen) => void {
  const awaited = useRef<Chosen | null>(null);
  useEffect(
    () => () => {
      awaited.current = null;
    },
    [],
  );

  async function goTo(found: Chosen) {
    awaited.current = found;
    if (found.routeId === undefined && isOnMap(found.place))
      controller.flyTo(found.place, FOUND_ZOOM);
    const node = found.kind === "node" ? await findNode(found) : null;
    if (awaited.current !== found) return;
    if (node) open(nodeLink, { node });
    else openCard(found, open);
  }

  return (found) => void goTo(found);
}

/** Opens the card of what was found: its own if it has one, else that of a place. */
function openCard(found: Chosen, open: OpenTool): void {
  const { place, name, waypointId, poi, object, mark, routeId } = found;
  if (waypointId) open(waypointLink, { waypointId });
  else if (routeId !== undefined) open(namedRouteLink, { ids: [routeId], place: null });
  else if (object) open(fairwayObjectLink, { object });
  else if (mark) open(fairwayMarkLink, { mark });
  else if (poi) open(poiLink, { poi });
  else open(placeLink, { place, name });
}
