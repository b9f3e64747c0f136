import type { EdgeTraits } from "#domain/network/network.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmExtract, OsmTags } from "./osm-elements.ts";
import { type RoutePath, reversePath } from "./shortest-path.ts";

/** One path of one route, before the routes are laid on one another. */
export interface RoutePiece {
  readonly mode: NetworkMode;
  readonly routeId: number;
  readonly path: RoutePath;
  readonly isConnection: boolean;
}

/** The ground between two posts, by OSM node ids: what becomes an edge. */
export interface MergedEdge extends EdgeTraits {
  readonly mode: NetworkMode;
  readonly path: RoutePath;
  readonly isTwoWay: boolean;
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

/**
 * Lays the pieces of all routes on one another: the same ground found twice is one edge that knows
 * both its routes, found in both directions it is one two-way edge. The order of the edges is that in
 * which their ground was first met; a two-way edge begins at its post with the lower id. An edge counts as connection only if every route that made
 * it says so.
 */
export function mergeEdges(
  pieces: Iterable<RoutePiece>,
  extract: Pick<OsmExtract, "wayOf">,
): MergedEdge[] {
  const drafts = new Map<string, Draft>();
  for (const piece of pieces) {
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
  }
  return [...drafts.values()].map((draft) => edgeOf(draft, extract));
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
    routeIds: [...draft.routeIds].sort((a, b) => a - b),
  };
}

/** Which route was met first says nothing about an edge that is travelled both ways. */
function fromLowerEnd(path: RoutePath): RoutePath {
  return (path.nodeIds[0] ?? 0) > (path.nodeIds.at(-1) ?? 0) ? reversePath(path) : path;
}

/** Whether a way is crossed by ferry. Source: OSM wiki, "Tag:route=ferry". */
export function isFerry(tags: OsmTags): boolean {
  return tags["route"] === "ferry" || tags["ferry"] === "yes";
}

/**
 * Whether a canoe is carried over a way: it says so, or it is a path on land.
 * Source: OSM wiki, "Key:portage", "Tag:canoe=portage".
 */
export function isPortage(tags: OsmTags): boolean {
  if (tags["canoe"] === "portage" || (tags["portage"] ?? "no") !== "no") return true;
  return tags["highway"] !== undefined && tags["waterway"] === undefined;
}
