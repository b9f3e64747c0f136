import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { isClosedBarrier } from "./access/way-access.ts";
import { openWays, type WaysFile } from "./file/read-ways.ts";
import {
  attributesOf,
  conditionOf,
  type NetworksOnWay,
  type WayAttributes,
} from "./file/way-attributes.ts";
import { type CollectedWays, NODE_BITS } from "./file/way-edges.ts";
import { UNITS_PER_DEGREE } from "./file/ways-format.ts";
import { writeWays } from "./file/write-ways.ts";
import { type JoinedWays, joinWays } from "./join/joined-ways.ts";

/** An invented piece of OpenStreetMap. */
export interface InventedWays {
  /** Id to longitude and latitude in 10⁻⁶ degree, and tags. */
  readonly nodes: ReadonlyMap<number, readonly [lng: number, lat: number, tags?: OsmTags]>;
  readonly ways: readonly InventedWay[];
}

/** A way over nodes, and the networks that run over it. */
type InventedWay = readonly [nodeIds: readonly number[], tags: OsmTags, networks?: NetworksOnWay];

const NO_NETWORKS = { walk: false, cycle: false };

/** Returns ways as a reader of extracts collects them. */
function collectedWays({ nodes, ways }: InventedWays): CollectedWays {
  const used = ways.flatMap(([nodeIds, tags, networks = NO_NETWORKS]) => {
    const attributes = attributesOf(tags, networks);
    return attributes ? [{ nodeIds, attributes }] : [];
  });
  const ids = [...new Set(used.flatMap(({ nodeIds }) => nodeIds))].sort((a, b) => a - b);
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const attributes: WayAttributes[] = used.map((way) => way.attributes);
  const nodeStarts = new Uint32Array(used.length + 1);
  used.forEach(({ nodeIds }, way) => {
    nodeStarts[way + 1] = (nodeStarts[way] as number) + nodeIds.length;
  });
  return {
    nodeStarts,
    nodes: Uint32Array.from(
      used.flatMap(({ nodeIds }) => nodeIds),
      (id) => indexOf.get(id) ?? 0,
    ),
    attributeOf: Uint32Array.from(attributes.keys()),
    attributes,
    nodeIds: Float64Array.from(ids),
    lngs: Int32Array.from(ids, (id) => nodes.get(id)?.[0] ?? 0),
    lats: Int32Array.from(ids, (id) => nodes.get(id)?.[1] ?? 0),
    nodeBits: Uint8Array.from(ids, (id) => bitsOf(nodes.get(id)?.[2])),
    nodeConditions: new Map(
      ids.flatMap((id, index) => {
        const tags = nodes.get(id)?.[2] ?? {};
        const condition = tags["barrier"] === undefined ? null : conditionOf(tags);
        return condition === null ? [] : [[index, condition] as const];
      }),
    ),
  };
}

function bitsOf(tags: OsmTags = {}): number {
  return (
    NODE_BITS.placed |
    (tags["barrier"] === undefined ? 0 : NODE_BITS.barrier) |
    (isClosedBarrier(tags, "walk") ? NODE_BITS.walkClosed : 0) |
    (isClosedBarrier(tags, "cycle") ? NODE_BITS.cycleClosed : 0)
  );
}

/** Returns the bytes of a `ways.graph` with these ways. */
export function waysBytes(invented: InventedWays): Uint8Array<ArrayBuffer> {
  return new Uint8Array(inOneGo(writeWays(collectedWays(invented))) ?? []);
}

/** Returns an open file with these ways. */
export function waysFile(invented: InventedWays): Promise<WaysFile> {
  return openWays(new Blob([waysBytes(invented)]));
}

/** Returns invented packs as one network. */
export async function joinedInvented(...packs: readonly InventedWays[]): Promise<JoinedWays> {
  const opened = packs.map(async (pack) => ({
    file: await waysFile(pack),
    areas: [],
    dataDate: null,
  }));
  return joinWays(await Promise.all(opened));
}

/** Returns the position of an invented node. */
export function placeOfNode({ nodes }: InventedWays, id: number): LatLng {
  const [lng, lat] = nodes.get(id) as readonly [number, number];
  return { lng: lng / UNITS_PER_DEGREE, lat: lat / UNITS_PER_DEGREE };
}
