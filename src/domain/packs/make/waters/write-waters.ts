import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { type CollectedWays, NODE_BITS } from "#domain/network/ways/file/way-edges.ts";
import { writeWays } from "#domain/network/ways/file/write-ways.ts";
import { waysEntering } from "#domain/packs/make/collect-ways.ts";
import type { PieceNode, WaterPiece } from "./water-pieces.ts";

/**
 * Writes the pieces that enter an area, or all of them, as a file of ways for boats and canoes; null if none is open to them. The same
 * pieces give the same bytes.
 */
export function* writeWaters(
  pieces: readonly WaterPiece[],
  area: LngLatBox | null,
): SearchSteps<Uint8Array | null> {
  if (pieces.every(({ attributes }) => attributes.directions === 0)) return null;
  const ways = waysOfPieces(pieces);
  return yield* writeWays(ways, area ? waysEntering(ways, area) : () => true, NETWORK_MODES);
}

function waysOfPieces(pieces: readonly WaterPiece[]): CollectedWays {
  const nodeOf = new Map<number, PieceNode>();
  for (const { nodes } of pieces) for (const node of nodes) nodeOf.set(node.id, node);
  const sorted = [...nodeOf.values()].sort((a, b) => a.id - b.id);
  const indexOf = new Map(sorted.map(({ id }, index) => [id, index]));
  const attributes: WayAttributes[] = [];
  const known = new Map<string, number>();
  const attributesIndex = (one: WayAttributes): number => {
    const key = JSON.stringify([one.directions, one.traits, one.name, one.condition]);
    const index = known.get(key) ?? attributes.push(one) - 1;
    known.set(key, index);
    return index;
  };
  const nodeStarts = new Uint32Array(pieces.length + 1);
  pieces.forEach(({ nodes }, at) => {
    nodeStarts[at + 1] = (nodeStarts[at] as number) + nodes.length;
  });
  return {
    nodeStarts,
    nodes: Uint32Array.from(
      pieces.flatMap(({ nodes }) => nodes.map(({ id }) => indexOf.get(id) as number)),
    ),
    attributeOf: Uint32Array.from(pieces, (piece) => attributesIndex(piece.attributes)),
    attributes,
    nodeIds: Float64Array.from(sorted, ({ id }) => id),
    lngs: Int32Array.from(sorted, ({ lng }) => lng),
    lats: Int32Array.from(sorted, ({ lat }) => lat),
    nodeBits: new Uint8Array(sorted.length).fill(NODE_BITS.placed),
    nodeConditions: new Map(),
    hasWholeClosed: true,
  };
}
