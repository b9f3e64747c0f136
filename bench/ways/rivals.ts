import PathFinder from "geojson-path-finder";
import createNgraph from "ngraph.graph";
import { aStar } from "ngraph.path";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type CollectedWays, splitWays } from "#domain/network/ways/file/way-edges.ts";
import { lineUnits } from "#domain/network/ways/file/way-lengths.ts";
import {
  DIRECTION_BITS,
  UNITS_PER_DEGREE,
  UNITS_PER_METER,
} from "#domain/network/ways/file/ways-format.ts";

/** The class, which Node finds one level deeper than the types say, because the package has a CommonJS entry. */
const Finder = (PathFinder as unknown as { default?: typeof PathFinder }).default ?? PathFinder;

/** Returns the metres of the shortest walk between two nodes; NaN without one. */
export type FindMeters = (from: number, to: number) => number;

/** Builds the A* of ngraph.path over the same edges, with the great circle as its bound. */
export function ngraphOf(ways: CollectedWays): FindMeters {
  const graph = createNgraph<{ lng: number; lat: number }, { readonly meters: number }>();
  const edges = splitWays(ways, () => true);
  const add = (node: number): void => {
    if (!graph.getNode(node)) graph.addNode(node, placeOf(ways, node));
  };
  for (let edge = 0; edge < edges.count; edge++) {
    const [first, last] = [edges.firstAt[edge] as number, edges.lastAt[edge] as number];
    const { directions } = attributesOf(ways, edges.wayOf[edge] as number);
    const [from, to] = [ways.nodes[first] as number, ways.nodes[last] as number];
    const meters = lineUnits(ways, ways.nodes, first, last) / UNITS_PER_METER;
    add(from);
    add(to);
    if ((directions & DIRECTION_BITS.walk.forward) !== 0) graph.addLink(from, to, { meters });
    if ((directions & DIRECTION_BITS.walk.backward) !== 0) graph.addLink(to, from, { meters });
  }
  const finder = aStar(graph, {
    oriented: true,
    distance: (_from, _to, link) => link.data.meters,
    heuristic: (from, to) => distanceMeters(from.data, to.data),
  });
  return (from, to) => {
    const path = finder.find(from, to);
    if (path.length === 0) return Number.NaN;
    return path.slice(1).reduce((sum, node, index) => {
      const link = graph.getLink(node.id, path[index]?.id ?? 0);
      return sum + (link?.data.meters ?? Number.NaN);
    }, 0);
  };
}

/** Builds the Dijkstra of geojson-path-finder over the same ways as lines. */
export function geojsonFinderOf(ways: CollectedWays): FindMeters {
  const coordinates = (node: number): [number, number] => {
    const { lng, lat } = placeOf(ways, node);
    return [lng, lat];
  };
  const features = Array.from({ length: ways.nodeStarts.length - 1 }, (_, way) => ({
    type: "Feature" as const,
    properties: { directions: attributesOf(ways, way).directions },
    geometry: {
      type: "LineString" as const,
      coordinates: Array.from(
        ways.nodes.subarray(ways.nodeStarts[way], ways.nodeStarts[way + 1]),
        coordinates,
      ),
    },
  }));
  const finder = new Finder(
    { type: "FeatureCollection", features },
    { tolerance: 1 / UNITS_PER_DEGREE, weight: weightOf },
  );
  const pointOf = (node: number) => ({
    type: "Feature" as const,
    properties: {},
    geometry: { type: "Point" as const, coordinates: coordinates(node) },
  });
  return (from, to) => finder.findPath(pointOf(from), pointOf(to))?.weight ?? Number.NaN;
}

function weightOf(
  [fromLng = 0, fromLat = 0]: readonly number[],
  [toLng = 0, toLat = 0]: readonly number[],
  { directions }: { readonly directions: number },
) {
  const meters = distanceMeters({ lng: fromLng, lat: fromLat }, { lng: toLng, lat: toLat });
  const { forward, backward } = DIRECTION_BITS.walk;
  return {
    forward: (directions & forward) === 0 ? 0 : meters,
    backward: (directions & backward) === 0 ? 0 : meters,
  };
}

function attributesOf({ attributes, attributeOf }: CollectedWays, way: number) {
  const found = attributes[attributeOf[way] as number];
  if (!found) throw new Error("A way without attributes.");
  return found;
}

function placeOf({ lngs, lats }: CollectedWays, node: number) {
  return {
    lng: (lngs[node] as number) / UNITS_PER_DEGREE,
    lat: (lats[node] as number) / UNITS_PER_DEGREE,
  };
}
