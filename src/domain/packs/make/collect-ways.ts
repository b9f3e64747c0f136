import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { modesOfRoute } from "#domain/network/extract/network-tags.ts";
import { leftOutReason } from "#domain/network/extract/node-network-route.ts";
import { isClosedBarrier, WAY_MODES } from "#domain/network/ways/access/way-access.ts";
import {
  attributesOf,
  conditionOf,
  isWayKey,
  type WayAttributes,
} from "#domain/network/ways/file/way-attributes.ts";
import { type CollectedWays, NODE_BITS } from "#domain/network/ways/file/way-edges.ts";
import { UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import { type MemoryBudget, NO_LIMIT } from "#domain/osm/memory-budget.ts";
import type { OsmRelation } from "#domain/osm/osm-elements.ts";
import { NO_TAGS } from "#domain/osm/pbf/file-objects.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { type GrowingColumn, growingIds } from "./growing-column.ts";
import { collectIds, type IdSet, idSetOf } from "./id-set.ts";
import { visitWayPlaces } from "./way-places.ts";

/** The ids of the ways that numbered networks run over. */
export interface NetworkWays {
  readonly walk: IdSet;
  readonly cycle: IdSet;
}

/** Returns the ways of the routes of numbered networks. */
export function networkWaysOf(relations: readonly OsmRelation[]): NetworkWays {
  const ids = { walk: collectIds(), cycle: collectIds() };
  const signed = relations.filter(
    (relation) => relation.tags["type"] === "route" && leftOutReason(relation) === null,
  );
  for (const mode of WAY_MODES) {
    for (const { members } of signed.filter(({ tags }) => modesOfRoute(tags).includes(mode))) {
      for (const { type, id } of members) if (type === "way") ids[mode].add(id);
    }
  }
  return { walk: ids.walk.close(), cycle: ids.cycle.close() };
}

/** A pass over an extract for its ways. */
export type WaysPass = "ways" | "nodes";

/** The options for collecting ways. */
export interface CollectOptions {
  readonly onProgress?: (pass: WaysPass, doneBytes: number, totalBytes: number) => void;
  readonly budget?: MemoryBudget;
}

/** Estimates of the memory of a way, of a node in a way, and of different attributes, in bytes. */
const [WAY_BYTES, NODE_BYTES, ATTRIBUTES_BYTES] = [24, 28, 200];

/** Reads all ways that may be walked or cycled, in two passes. Rejects with OsmFileError. */
export async function collectWays(
  file: OsmFile,
  networkWays: NetworkWays,
  { onProgress = () => {}, budget = NO_LIMIT }: CollectOptions = {},
): Promise<CollectedWays> {
  const read = createWays(networkWays, budget);
  await file.visit(
    {
      way: read.add,
      needs: { isKey: isWayKey, editions: false, isObject: (_, tags) => tags !== NO_TAGS },
    },
    (done, total) => onProgress("ways", done, total),
  );
  const ways = read.close();
  const { nodeBits, lngs, lats, indexOf, ...columns } = ways;
  const nodeConditions = new Map<number, string>();
  await visitWayPlaces(file, ({ id, lngE7, latE7 }) => {
    const index = indexOf(id);
    if (index < 0) return;
    lngs[index] = Math.round(lngE7 / 10);
    lats[index] = Math.round(latE7 / 10);
    nodeBits[index] = NODE_BITS.placed;
  });
  await file.visit(
    {
      node: ({ id, lngE7, latE7, tags }) => {
        const index = indexOf(id);
        // Nodes that are not on the earth count as missing.
        if (index < 0 || Math.abs(latE7) > 90e7 || Math.abs(lngE7) > 180e7) return;
        lngs[index] = Math.round(lngE7 / 10);
        lats[index] = Math.round(latE7 / 10);
        nodeBits[index] =
          NODE_BITS.placed |
          (tags["barrier"] === undefined ? 0 : NODE_BITS.barrier) |
          (isClosedBarrier(tags, "walk") ? NODE_BITS.walkClosed : 0) |
          (isClosedBarrier(tags, "cycle") ? NODE_BITS.cycleClosed : 0);
        const condition = tags["barrier"] === undefined ? null : conditionOf(tags);
        if (condition === null) return;
        budget.take(ATTRIBUTES_BYTES + condition.length);
        nodeConditions.set(index, condition);
      },
      needs: {
        isKey: (key) => key === "barrier",
        editions: false,
        isObject: (id) => indexOf(id) >= 0,
      },
    },
    (done, total) => onProgress("nodes", done, total),
  );
  return { ...columns, nodeBits, nodeConditions, lngs, lats };
}

/** The columns of the ways as they are read. */
interface WayColumns {
  readonly wayIds: GrowingColumn<Float64Array>;
  readonly ends: GrowingColumn<Float64Array>;
  readonly attributeOf: GrowingColumn<Float64Array>;
  readonly nodeIds: GrowingColumn<Float64Array>;
}

function createWays(networkWays: NetworkWays, budget: MemoryBudget) {
  const columns: WayColumns = {
    wayIds: growingIds(),
    ends: growingIds(),
    attributeOf: growingIds(),
    nodeIds: growingIds(),
  };
  const attributes: WayAttributes[] = [];
  const known = new Map<string, number>();
  const indexOf = (one: WayAttributes): number => {
    const key = `${one.wayClass} ${one.directions} ${one.traits} ${one.name} ${one.condition}`;
    const index = known.get(key);
    if (index !== undefined) return index;
    budget.take(ATTRIBUTES_BYTES + key.length);
    known.set(key, attributes.length);
    return attributes.push(one) - 1;
  };
  return {
    add: ({
      id,
      tags,
      nodeIds,
    }: {
      id: number;
      tags: Readonly<Record<string, string>>;
      nodeIds: readonly number[];
    }): void => {
      const networks = {
        walk: networkWays.walk.indexOf(id) >= 0,
        cycle: networkWays.cycle.indexOf(id) >= 0,
      };
      const found = attributesOf(tags, networks);
      if (!found || nodeIds.length < 2) return;
      budget.take(WAY_BYTES + NODE_BYTES * nodeIds.length);
      columns.wayIds.add(id);
      columns.attributeOf.add(indexOf(found));
      let last = Number.NaN;
      for (const nodeId of nodeIds) {
        if (nodeId !== last) columns.nodeIds.add(nodeId);
        last = nodeId;
      }
      columns.ends.add(columns.nodeIds.count());
    },
    close: () => closed(columns, attributes),
  };
}

/** Puts the ways in ascending order of their ids, each once, and numbers their nodes. */
function closed(columns: WayColumns, attributes: readonly WayAttributes[]) {
  const wayIds = columns.wayIds.numbers();
  const ends = columns.ends.numbers();
  const refs = columns.nodeIds.numbers();
  const nodeSet = idSetOf(refs);
  const order = Uint32Array.from(wayIds.keys()).sort(
    (a, b) => (wayIds[a] as number) - (wayIds[b] as number) || a - b,
  );
  const distinct = order.filter((way, at) => wayIds[way] !== wayIds[order[at - 1] ?? -1]);
  const nodes = new Uint32Array(refs.length);
  const nodeStarts = new Uint32Array(distinct.length + 1);
  let end = 0;
  distinct.forEach((way, at) => {
    for (let ref = way === 0 ? 0 : (ends[way - 1] as number); ref < (ends[way] as number); ref++) {
      nodes[end++] = nodeSet.indexOf(refs[ref] as number);
    }
    nodeStarts[at + 1] = end;
  });
  const attributeOf = columns.attributeOf.numbers();
  return {
    nodeStarts,
    nodes,
    attributeOf: Uint32Array.from(distinct, (way) => attributeOf[way] as number),
    attributes,
    nodeIds: nodeSet.ids,
    lngs: new Int32Array(nodeSet.size),
    lats: new Int32Array(nodeSet.size),
    nodeBits: new Uint8Array(nodeSet.size),
    indexOf: nodeSet.indexOf,
  };
}

/** Returns a filter for the ways that enter a box; they stay whole. */
export function waysEntering(
  { nodeStarts, nodes, lngs, lats }: CollectedWays,
  [west, south, east, north]: LngLatBox,
): (way: number) => boolean {
  return (way) => {
    for (let at = nodeStarts[way] as number; at < (nodeStarts[way + 1] as number); at++) {
      const node = nodes[at] as number;
      const [lng, lat] = [
        (lngs[node] as number) / UNITS_PER_DEGREE,
        (lats[node] as number) / UNITS_PER_DEGREE,
      ];
      if (lng >= west && lng <= east && lat >= south && lat <= north) return true;
    }
    return false;
  };
}
