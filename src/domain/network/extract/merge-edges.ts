import type { EdgeTraits } from "#domain/network/network.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmExtract } from "#domain/osm/osm-elements.ts";
import { type RoutePath, reversePath } from "./route-paths.ts";
import { surfaceOfWay } from "./way-surface.ts";
import { isFerry, isPortage } from "./way-traits.ts";

/** A path of one route, before routes are merged. */
export interface RoutePiece {
  readonly mode: NetworkMode;
  readonly routeId: number;
  readonly path: RoutePath;
  readonly isConnection: boolean;
}

/** A path between two nodes, by OSM node ids, that becomes an edge. */
export interface MergedEdge extends EdgeTraits {
  readonly mode: NetworkMode;
  readonly path: RoutePath;
  readonly isTwoWay: boolean;
  /** Metres of `path` with a paved and with an unpaved surface; the rest is unknown. */
  readonly pavedMeters: number;
  readonly unpavedMeters: number;
  readonly routeIds: readonly number[];
}

interface Draft {
  readonly mode: NetworkMode;
  path: RoutePath;
  isForward: boolean;
  isBackward: boolean;
  isConnection: boolean;
  readonly routeIds: Set<number>;
}

/** Collects the pieces of all routes, and merges them. */
export interface EdgeMerger {
  readonly add: (piece: RoutePiece) => void;
  /** Returns the edges in the order in which they first appeared. */
  readonly edges: () => MergedEdge[];
}

/**
 * Creates an empty merger. The same path found twice is one edge with both routes; found in both directions
 * it is one two-way edge, which starts at its node with the lower id. An edge is a connection only if every route over
 * it says so.
 */
export function createEdgeMerger(extract: Pick<OsmExtract, "wayOf">): EdgeMerger {
  const drafts = new Map<string, Draft>();
  const add = (piece: RoutePiece): void => {
    const ids = piece.path.nodeIds;
    const reversedKey = `${piece.mode} ${[...ids].reverse().join()}`;
    const reversed = drafts.get(reversedKey);
    const key = `${piece.mode} ${ids.join()}`;
    const draft = drafts.get(key) ?? reversed ?? draftOf(piece);
    if (!reversed) drafts.set(key, draft);
    if (draft === reversed) draft.isBackward = true;
    else draft.isForward = true;
    draft.isConnection &&= piece.isConnection;
    draft.routeIds.add(piece.routeId);
  };
  return { add, edges: () => [...drafts.values()].map((draft) => edgeOf(draft, extract)) };
}

function draftOf({ mode, path, isConnection }: RoutePiece): Draft {
  const routeIds = new Set<number>();
  return { mode, path, isForward: false, isBackward: false, isConnection, routeIds };
}

function edgeOf(draft: Draft, extract: Pick<OsmExtract, "wayOf">): MergedEdge {
  const isTwoWay = draft.isForward && draft.isBackward;
  const wayTags = [...new Set(draft.path.wayIds)].map((wayId) => extract.wayOf(wayId)?.tags ?? {});
  return {
    mode: draft.mode,
    path: isTwoWay ? fromLowerEnd(draft.path) : draft.path,
    isTwoWay,
    hasFerry: wayTags.some(isFerry),
    hasPortage: draft.mode === "canoe" && wayTags.some(isPortage),
    isConnection: draft.isConnection,
    ...surfaceMeters(draft, extract),
    routeIds: [...draft.routeIds].sort((a, b) => a - b),
  };
}

function surfaceMeters(
  { mode, path }: Draft,
  extract: Pick<OsmExtract, "wayOf">,
): Pick<MergedEdge, "pavedMeters" | "unpavedMeters"> {
  let [pavedMeters, unpavedMeters] = [0, 0];
  path.wayIds.forEach((wayId, step) => {
    const surface = surfaceOfWay(extract.wayOf(wayId)?.tags ?? {}, mode);
    const meters = path.stepMeters[step] ?? 0;
    if (surface === "paved") pavedMeters += meters;
    if (surface === "unpaved") unpavedMeters += meters;
  });
  return { pavedMeters, unpavedMeters };
}

/** Normalises a two-way edge, because the order of routes says nothing about its direction. */
function fromLowerEnd(path: RoutePath): RoutePath {
  return (path.nodeIds[0] ?? 0) > (path.nodeIds.at(-1) ?? 0) ? reversePath(path) : path;
}
