import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { DIRECTION_BITS, TRAITS } from "#domain/network/ways/file/ways-format.ts";
import { degreesOf, type RawWater, type RawWaters, type UnitPlace } from "./collect-waters.ts";

/** A node of a piece; its id is that of OpenStreetMap, or one of `addedId`. */
export interface PieceNode extends UnitPlace {
  readonly id: number;
}

/** A line of nodes with the same facts. */
export interface WaterPiece {
  readonly nodes: readonly PieceNode[];
  readonly attributes: WayAttributes;
}

/** Half the length of the part around a work, metres. */
const AROUND_METERS = 15;

/** Beyond all ids of OpenStreetMap. */
const ADDED_IDS = 2 ** 42;

/** The nodes that are added near one of OpenStreetMap: along a line, off a shore, and on the line nearest to a landing. */
export const ADDED = { before: 0, after: 1, offShore: 2, landing: 3 } as const;

/** Returns the id of a node that is added near one of OpenStreetMap: the same in every pack. */
export function addedId(nodeId: number, kind: (typeof ADDED)[keyof typeof ADDED]): number {
  return ADDED_IDS + 4 * nodeId + kind;
}

const ALL_MOTOR = DIRECTION_BITS.motorboat.forward | DIRECTION_BITS.motorboat.backward;

/** Returns the waters in pieces: around a weir or another work only canoes pass, which are carried. */
export function waterPieces(waters: RawWaters): readonly WaterPiece[] {
  const added = new Map<number, PieceNode>();
  return waters.lines.flatMap((line) =>
    runsOf(line, waters).flatMap((run) => piecesOf(run, waters, added)),
  );
}

/** Cuts a line where the extract does not have a node. */
function runsOf({ nodeIds, attributes }: RawWater, { placeOf }: RawWaters): readonly WaterPiece[] {
  const runs: WaterPiece[] = [];
  let nodes: PieceNode[] = [];
  const close = (): void => {
    if (nodes.length > 1) runs.push({ nodes, attributes });
    nodes = [];
  };
  for (const id of nodeIds) {
    const place = placeOf(id);
    if (place) nodes.push({ id, ...place });
    else close();
  }
  close();
  return runs;
}

function piecesOf(
  run: WaterPiece,
  waters: RawWaters,
  added: Map<number, PieceNode>,
): readonly WaterPiece[] {
  const pieces: WaterPiece[] = [];
  let open: PieceNode[] = [];
  const finish = (nodes: readonly PieceNode[], attributes: WayAttributes): void => {
    if (nodes.length > 1) pieces.push({ nodes, attributes });
  };
  run.nodes.forEach((node, at) => {
    const around = attributesAt(node.id, run.attributes, waters);
    if (around === run.attributes) {
      if (open.at(-1)?.id !== node.id) open.push(node);
      return;
    }
    const [before, after] = [run.nodes[at - 1], run.nodes[at + 1]];
    const entry = before && nodeTowards(node, before, ADDED.before, added);
    const exit = after && nodeTowards(node, after, ADDED.after, added);
    if (entry && open.at(-1)?.id !== entry.id) open.push(entry);
    finish(open, run.attributes);
    finish(
      [entry, node, exit].filter((one) => one !== undefined),
      around,
    );
    open = exit ? [exit] : [];
  });
  finish(open, run.attributes);
  return pieces;
}

/** Returns the attributes of the part around a node. */
function attributesAt(
  nodeId: number,
  attributes: WayAttributes,
  { works, closedAt }: RawWaters,
): WayAttributes {
  const isWork = works.has(nodeId) && (attributes.traits & TRAITS.carried) === 0;
  const closed = (closedAt.get(nodeId) ?? 0) | (isWork ? ALL_MOTOR : 0);
  const directions = attributes.directions & ~closed;
  if (attributes.directions === 0 || (directions === attributes.directions && !isWork)) {
    return attributes;
  }
  if (directions === 0) return { ...attributes, directions: 0, name: null, condition: null };
  const traits = isWork ? attributes.traits | TRAITS.carried : attributes.traits;
  return { ...attributes, directions, traits };
}

/**
 * Returns the node 15 m from a work towards its neighbour, or half way to one that is nearer than 30 m; the neighbour itself
 * where three waters meet at a work, which would need the same one twice.
 */
function nodeTowards(
  work: PieceNode,
  next: PieceNode,
  kind: typeof ADDED.before | typeof ADDED.after,
  added: Map<number, PieceNode>,
): PieceNode {
  const [from, to] = [degreesOf(work), degreesOf(next)];
  const meters = shortDistanceMeters(from.lng, from.lat, to.lng, to.lat);
  const share = Math.min(0.5, AROUND_METERS / Math.max(1, meters));
  const node = {
    id: addedId(work.id, kind),
    lng: Math.round(work.lng + share * (next.lng - work.lng)),
    lat: Math.round(work.lat + share * (next.lat - work.lat)),
  };
  const known = added.get(node.id) ?? node;
  if (known.lng !== node.lng || known.lat !== node.lat) return next;
  added.set(node.id, node);
  return node;
}
