import { leftOutReason } from "./node-network-route.ts";
import type { OsmExtract, OsmRelation } from "./osm-elements.ts";

/** West, south, east, north in WGS84 degrees. */
type Box = readonly [number, number, number, number];

/**
 * The part of an extract that concerns a box: the routes that enter it, whole, with all their posts,
 * and the posts that stand in it. So a province can be made of the extract of a country.
 */
export function extractWithin(extract: OsmExtract, box: Box): OsmExtract {
  const isInside = (nodeId: number): boolean => {
    const place = extract.positionOf(nodeId);
    return place !== undefined && isWithin(place, box);
  };
  const waysOf = ({ members }: OsmRelation): number[][] =>
    members.flatMap(({ type, id }) => {
      const way = type === "way" ? extract.wayOf(id) : undefined;
      return way ? [[...way.nodeIds]] : [];
    });
  const relations = extract.relations.filter((relation) =>
    waysOf(relation).some((nodeIds) => nodeIds.some(isInside)),
  );
  const signed = relations.filter((relation) => leftOutReason(relation) === null);
  const onRoutes = new Set(signed.flatMap(waysOf).flat());
  return {
    ...extract,
    relations,
    nodes: extract.nodes.filter((node) => isWithin(node, box) || onRoutes.has(node.id)),
  };
}

/** Whether a place lies in a box or on its edge. */
export function isWithin(
  place: { readonly lat: number; readonly lng: number },
  [west, south, east, north]: Box,
): boolean {
  return place.lng >= west && place.lng <= east && place.lat >= south && place.lat <= north;
}
