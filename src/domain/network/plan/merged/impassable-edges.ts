import KDBush from "kdbush";
import { guideLineOf, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import { GraphFormatError } from "#domain/network/graph/graph-format.ts";
import { isBoatingMode, NETWORK_MODES } from "#domain/network/network-mode.ts";
import { ARC_IS_IMPASSABLE } from "./merged-edges.ts";
import type { PlanGraph } from "./plan-graph.ts";

/** The numbers of each place: lng, lat, and how far it reaches in metres. */
const COLUMNS = 3;

/** The greatest reach, somewhat more than 300 m in degrees anywhere in the Netherlands. */
const MAX_REACH_DEGREES = 0.0045;

/**
 * Marks the edges of boats within reach of any of these places, for routes with `avoidImpassable`, and unmarks all others. An
 * edge whose shape is damaged is left unmarked.
 * @param places lng, lat, reach, lng, lat, reach … in WGS 84 degrees and metres
 */
export function markImpassable(graph: PlanGraph, places: Float64Array): void {
  const { edgeTraits } = graph;
  const tree = treeOf(places);
  for (let edge = 0; edge < graph.edgeCount; edge += 1) {
    const others = (edgeTraits[edge] as number) & ~ARC_IS_IMPASSABLE;
    const isMarked = tree !== null && isAfloat(graph, edge) && passes(graph, edge, tree, places);
    edgeTraits[edge] = isMarked ? others | ARC_IS_IMPASSABLE : others;
  }
}

function treeOf(places: Float64Array): KDBush | null {
  if (places.length === 0) return null;
  const tree = new KDBush(places.length / COLUMNS);
  for (let at = 0; at < places.length; at += COLUMNS) {
    tree.add(places[at] as number, places[at + 1] as number);
  }
  return tree.finish();
}

function isAfloat({ modes, edgeFrom }: PlanGraph, edge: number): boolean {
  return isBoatingMode(NETWORK_MODES[modes[edgeFrom[edge] as number] as number]);
}

function passes(graph: PlanGraph, edge: number, tree: KDBush, places: Float64Array): boolean {
  const shape = shapeOf(graph, edge);
  if (shape.length < 4) return false;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let at = 0; at < shape.length; at += 2) {
    const [lng, lat] = [shape[at] as number, shape[at + 1] as number];
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  const near = tree.range(
    west - MAX_REACH_DEGREES,
    south - MAX_REACH_DEGREES,
    east + MAX_REACH_DEGREES,
    north + MAX_REACH_DEGREES,
  );
  if (near.length === 0) return false;
  const line = guideLineOf(shape, Float64Array.from(metersAlong(shape)), []);
  return near.some((index) => {
    const [lng = 0, lat = 0, reachMeters = 0] = places.subarray(COLUMNS * index);
    const offMeters = nearestMatch(line, { lng, lat })?.offMeters;
    return offMeters !== undefined && offMeters <= reachMeters;
  });
}

function shapeOf(graph: PlanGraph, edge: number): Float64Array {
  try {
    return graph.shapeOf(edge);
  } catch (error) {
    if (error instanceof GraphFormatError) return new Float64Array();
    throw error;
  }
}
