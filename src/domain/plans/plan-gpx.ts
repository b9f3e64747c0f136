import type {
  ExchangeFile,
  ExchangeLink,
  ExchangeTrack,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/write/export-content.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { lineOfRoute, type PlanNode, type PlanRoute } from "./plan-route.ts";

/** The address of a node, by which a file says which one it is, and after `#` in which network. */
const NODE_ADDRESS = "https://www.openstreetmap.org/node/";

/** A plan as files carry it. */
export interface WrittenPlan {
  /** The title within the file; empty for none. */
  readonly name: string;
  readonly mode: NetworkMode;
  readonly route: Pick<PlanRoute, "nodes" | "legs">;
}

/** As a track over the ground, with its nodes as waypoints in their order: what any device follows. */
export function planAsTrack({ name, mode, route }: WrittenPlan): ExportContent {
  const line = lineOfRoute(route);
  const column = (place: 0 | 1) =>
    Float64Array.from({ length: line.length / 2 }, (_, index) => line[2 * index + place] as number);
  const track: ExchangeTrack = {
    name,
    lngs: column(0),
    lats: column(1),
    altitudesMeters: null,
    timesMs: null,
    segmentStarts: Uint32Array.from(line.length > 0 ? [0] : []),
  };
  return { name, waypoints: writtenNodes(route, mode), tracks: [track], routes: [] };
}

/** As a route from node to node: what a device that plans itself asks for. */
export function planAsRoute({ name, mode, route }: WrittenPlan): ExportContent {
  return { name, waypoints: [], tracks: [], routes: [{ name, points: writtenNodes(route, mode) }] };
}

function writtenNodes({ nodes }: Pick<PlanRoute, "nodes">, mode: NetworkMode): ExchangeWaypoint[] {
  return nodes.map(({ osmId, number, lat, lng }) => ({
    name: number,
    lat,
    lng,
    links: [{ url: `${NODE_ADDRESS}${osmId}#${mode}` }],
  }));
}

/** A plan that a file carries. */
export interface ReadPlan {
  readonly name: string;
  readonly mode: NetworkMode;
  /** In the order of travel; no two neighbours are the same one. */
  readonly stops: readonly PlanNode[];
}

/**
 * The plan in a file that this app wrote, as route or as track with waypoints; null for any other
 * file. A file that says only numbers, or nothing, can be laid on the network: see `snapTrack`.
 */
export function planInFile({ routes, waypoints, tracks }: ExchangeFile): ReadPlan | null {
  for (const { name, points } of routes) {
    const plan = planOver(points, name);
    if (plan) return plan;
  }
  return planOver(waypoints, tracks[0]?.name ?? "");
}

/** Null unless every point is a node, and all of one network. */
function planOver(points: readonly ExchangeWaypoint[], name: string): ReadPlan | null {
  const nodes = points.map(nodeOf);
  const [first] = nodes;
  if (!first || nodes.length < 2) return null;
  const stops: PlanNode[] = [];
  for (const node of nodes) {
    if (!node || node.mode !== first.mode) return null;
    if (stops.at(-1)?.osmId !== node.stop.osmId) stops.push(node.stop);
  }
  return stops.length < 2 ? null : { name, mode: first.mode, stops };
}

function nodeOf({ name, lat, lng, links = [] }: ExchangeWaypoint) {
  const found = links.map(identityIn).find((one) => one !== null);
  return found ? { mode: found.mode, stop: { osmId: found.osmId, number: name, lat, lng } } : null;
}

function identityIn({ url }: ExchangeLink): { osmId: number; mode: NetworkMode } | null {
  if (!url.startsWith(NODE_ADDRESS)) return null;
  const [, id, word] = /^(\d{1,16})#([a-z]+)$/.exec(url.slice(NODE_ADDRESS.length)) ?? [];
  const mode = NETWORK_MODES.find((one) => one === word);
  const osmId = Number(id);
  return mode && Number.isSafeInteger(osmId) ? { osmId, mode } : null;
}
