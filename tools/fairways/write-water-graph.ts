import type { Position } from "geojson";
import type { FairwayIndex } from "#domain/fairway/fairway-index.ts";
import { stretchesAtObjects } from "#domain/fairway/waters/object-stretches.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import { WATER } from "#domain/network/ways/access/way-class.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { type CollectedWays, NODE_BITS } from "#domain/network/ways/file/way-edges.ts";
import { DIRECTION_BITS, TRAITS, UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import { writeWays } from "#domain/network/ways/file/write-ways.ts";

/** A line that boats follow. */
export interface WaterWay {
  readonly name: string | null;
  readonly line: readonly Position[];
  readonly isFairway: boolean;
}

/**
 * Writes waters as a file of ways (docs/formats/ways-graph.md) for boats and canoes. Lines are joined where they have exactly the
 * same point; around each bridge and lock on a line is an edge with its id.
 */
export function writeWaterGraph(waters: readonly WaterWay[], index: FairwayIndex): Uint8Array {
  const pieces = waters.flatMap((water) => piecesOf(water, index));
  const bytes = inOneGo(writeWays(collected(pieces), () => true, NETWORK_MODES));
  if (!bytes) throw new Error("There are no waters.");
  return bytes;
}

interface Piece {
  readonly line: readonly Position[];
  readonly attributes: WayAttributes;
}

function piecesOf({ name, line, isFairway }: WaterWay, index: FairwayIndex): readonly Piece[] {
  const numbers = Float64Array.from(line.flatMap(([lng = 0, lat = 0]) => [lng, lat]));
  const attributesFor = attributesOf(name, isFairway);
  return stretchesAtObjects(numbers, index).map(({ points, objects }) => ({
    line: points.map(({ lng, lat }) => [lng, lat]),
    attributes: attributesFor(objects.map(({ id }) => id)),
  }));
}

function attributesOf(name: string | null, isFairway: boolean) {
  const directions =
    DIRECTION_BITS.canoe.forward |
    DIRECTION_BITS.canoe.backward |
    DIRECTION_BITS.motorboat.forward |
    DIRECTION_BITS.motorboat.backward;
  const traits = isFairway ? TRAITS.fairway : 0;
  const shared = { wayClass: WATER, directions, traits, name };
  const plain: WayAttributes = { ...shared, condition: null };
  return (ids: readonly number[]): WayAttributes =>
    ids.length === 0 ? plain : { ...shared, condition: ids.join(" ") };
}

function collected(pieces: readonly Piece[]): CollectedWays {
  const idAt = new Map<string, number>();
  const lngs: number[] = [];
  const lats: number[] = [];
  const nodes: number[] = [];
  const nodeStarts = [0];
  const attributes: WayAttributes[] = [];
  const indexOf = new Map<WayAttributes, number>();
  const attributeOf: number[] = [];
  const kept = pieces.map(({ line, attributes: own }) => {
    const used: number[] = [];
    for (const [lng = 0, lat = 0] of line) {
      const [x, y] = [Math.round(lng * UNITS_PER_DEGREE), Math.round(lat * UNITS_PER_DEGREE)];
      const key = `${x} ${y}`;
      const known = idAt.get(key);
      const id = known ?? lngs.push(x) - 1;
      if (known === undefined) {
        lats.push(y);
        idAt.set(key, id);
      }
      if (used.at(-1) !== id) used.push(id);
    }
    return { used, own };
  });
  for (const { used, own } of kept) {
    if (used.length < 2) continue;
    nodes.push(...used);
    nodeStarts.push(nodes.length);
    const index = indexOf.get(own) ?? attributes.push(own) - 1;
    indexOf.set(own, index);
    attributeOf.push(index);
  }
  return {
    nodeStarts: Uint32Array.from(nodeStarts),
    nodes: Uint32Array.from(nodes),
    attributeOf: Uint32Array.from(attributeOf),
    attributes,
    nodeIds: Float64Array.from(lngs.keys(), (index) => index + 1),
    lngs: Int32Array.from(lngs),
    lats: Int32Array.from(lats),
    nodeBits: new Uint8Array(lngs.length).fill(NODE_BITS.placed),
    nodeConditions: new Map(),
  };
}
