import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { OsmExtract, OsmRelation } from "#domain/osm/osm-elements.ts";
import { leftOutReason } from "./node-network-route.ts";

/**
 * Returns the part of an extract for a box: the complete routes that enter it with all their nodes, and the nodes in
 * it. It allows making a province from the extract of a country.
 */
export function extractWithin(extract: OsmExtract, box: LngLatBox): OsmExtract {
  const isInside = (nodeId: number): boolean => {
    const place = extract.positionOf(nodeId);
    return place !== undefined && isInBox(box, place);
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
    nodes: extract.nodes.filter((node) => isInBox(box, node) || onRoutes.has(node.id)),
  };
}
