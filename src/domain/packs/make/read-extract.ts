import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { modesOfRoute, nodeLabel } from "#domain/network/extract/network-tags.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type {
  OsmExtract,
  OsmNode,
  OsmRelation,
  OsmTags,
  OsmWay,
} from "#domain/osm/osm-elements.ts";
import { NO_TAGS } from "#domain/osm/pbf/block.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { growingBox } from "./growing-box.ts";
import { collectIds, type IdSet } from "./id-set.ts";
import { collectWayPlaces, placeOfNode, type RawPlace } from "./raw-places.ts";

/** The inputs of a pack, besides its base map. */
export interface ReadExtract {
  readonly osm: OsmExtract;
  /** Returns the places in a box, or all of them. They are created at each call, because a country has many. */
  readonly placesIn: (box: LngLatBox | null) => RawPlace[];
  /** The time of the newest object; 0 if the file has no dates. */
  readonly newestSeconds: number;
  /** The bounds of all nodes; null for a file without nodes. */
  readonly nodeBounds: LngLatBox | null;
}

/** The tags that the extractor or the network tiles use; others are dropped. */
const WAY_KEYS =
  /^(oneway(:.*)?|junction|cycleway(:.*)?|route|ferry|portage|canoe|highway|waterway|surface|footway:surface|tracktype)$/;

/**
 * Reads in three passes (relations, their ways, the nodes of those), so that only the networks of a country are in
 * memory.
 */
export async function readExtract(file: OsmFile, onProgress: OnProgress): Promise<ReadExtract> {
  let newestSeconds = 0;
  const seen = (object: { timestampSeconds: number }): void => {
    newestSeconds = Math.max(newestSeconds, object.timestampSeconds);
  };
  const relations = await readRelations(file, seen, onProgress);
  const { ways, placeWays, nodeIds } = await readWays(
    file,
    wantedWays(relations),
    seen,
    onProgress,
  );
  const nodes = await readNodes(file, nodeIds, seen, onProgress);
  const osm: OsmExtract = {
    relations,
    nodes: nodes.networkNodes,
    wayOf: (wayId) => ways.get(wayId),
    positionOf: nodes.positionOf,
  };
  const placesIn = (box: LngLatBox | null): RawPlace[] => {
    const isIn = (place: LatLng): boolean => box === null || isInBox(box, place);
    const found = nodes.places.filter(isIn);
    for (const place of placeWays.placed(nodes.positionOf)) if (isIn(place)) found.push(place);
    return found;
  };
  return {
    osm,
    placesIn,
    newestSeconds,
    nodeBounds: nodes.bounds,
  };
}

type Seen = (object: { timestampSeconds: number }) => void;
/** Reports the progress of each pass in bytes. */
type OnProgress = (pass: string, doneBytes: number, totalBytes: number) => void;

async function readRelations(
  file: OsmFile,
  seen: Seen,
  onProgress: OnProgress,
): Promise<OsmRelation[]> {
  const relations: OsmRelation[] = [];
  await file.visit(
    {
      relation: (relation) => {
        seen(relation);
        const { id, tags, members } = relation;
        if (tags["type"] === "route" && modesOfRoute(tags).length > 0) {
          relations.push({ id, tags, members });
        }
      },
    },
    (done, total) => onProgress("relations", done, total),
  );
  return relations;
}

function wantedWays(relations: readonly OsmRelation[]): IdSet {
  const ids = collectIds();
  for (const { members } of relations) {
    for (const member of members) if (member.type === "way") ids.add(member.id);
  }
  return ids.close();
}

async function readWays(file: OsmFile, wanted: IdSet, seen: Seen, onProgress: OnProgress) {
  const ways = new Map<number, OsmWay>();
  const placeWays = collectWayPlaces();
  const nodeIds = collectIds();
  await file.visit(
    {
      way: (way) => {
        seen(way);
        if (wanted.indexOf(way.id) >= 0) {
          ways.set(way.id, { id: way.id, nodeIds: way.nodeIds, tags: storedTags(way.tags) });
          for (const nodeId of way.nodeIds) nodeIds.add(nodeId);
        }
        const placeNode = placeWays.add(way);
        if (placeNode !== null) nodeIds.add(placeNode);
      },
    },
    (done, total) => onProgress("ways", done, total),
  );
  return { ways, placeWays, nodeIds: nodeIds.close() };
}

function storedTags(tags: OsmTags): OsmTags {
  return Object.fromEntries(Object.entries(tags).filter(([key]) => WAY_KEYS.test(key)));
}

async function readNodes(file: OsmFile, wanted: IdSet, seen: Seen, onProgress: OnProgress) {
  const latsE7 = new Int32Array(wanted.size);
  const lngsE7 = new Int32Array(wanted.size);
  const isRead = new Uint8Array(wanted.size);
  const networkNodes: OsmNode[] = [];
  const places: RawPlace[] = [];
  const box = growingBox();
  await file.visit(
    {
      node: (node) => {
        seen(node);
        box.add(node.lngE7, node.latE7);
        const index = wanted.indexOf(node.id);
        if (index >= 0) {
          latsE7[index] = node.latE7;
          lngsE7[index] = node.lngE7;
          isRead[index] = 1;
        }
        if (node.tags === NO_TAGS) return;
        const place = { lat: node.latE7 / 1e7, lng: node.lngE7 / 1e7 };
        if (isNetworkNode(node.tags)) networkNodes.push({ id: node.id, tags: node.tags, ...place });
        const named = placeOfNode(node.tags, place);
        if (named) places.push(named);
      },
    },
    (done, total) => onProgress("nodes", done, total),
  );
  const positionOf = (nodeId: number): LatLng | undefined => {
    const index = wanted.indexOf(nodeId);
    if (index < 0 || isRead[index] === 0) return undefined;
    return { lat: (latsE7[index] ?? 0) / 1e7, lng: (lngsE7[index] ?? 0) / 1e7 };
  };
  return { positionOf, networkNodes, places, bounds: box.bounds() };
}

function isNetworkNode(tags: OsmTags): boolean {
  return NETWORK_MODES.some((mode) => nodeLabel(tags, mode) !== null);
}
