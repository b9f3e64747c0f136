import { boxWithin, isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import { WATER } from "#domain/network/ways/access/way-class.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { DIRECTION_BITS, TRAITS } from "#domain/network/ways/file/ways-format.ts";
import { degreesOf, type RawWaters, type UnitPlace } from "./collect-waters.ts";
import { ADDED, addedId, type PieceNode, type WaterPiece } from "./water-pieces.ts";

/** A put-in, or the end of a portage, lies at the shore: the line of its water is so near. */
const MAX_LANDING_METERS = 60;

/** A place nearer to a node of a line is that node. */
const SAME_PLACE_METERS = 1;

const CANOE = DIRECTION_BITS.canoe.forward | DIRECTION_BITS.canoe.backward;

/** A place on land, and the name and traits of its connection with the water. */
interface Landing {
  readonly node: PieceNode;
  readonly name: string | null;
  readonly traits: number;
}

/** The nearest place on a line. */
interface Spot extends UnitPlace {
  readonly piece: number;
  /** The node before it. */
  readonly at: number;
  readonly meters: number;
}

/**
 * Connects put-ins, and the ends of portages that reach no line, with the nearest water for canoes: the map has them at the
 * shore. Returns the pieces with their lines split there, and the connections, along which a canoe is carried.
 */
export function* withLandings(
  pieces: readonly WaterPiece[],
  { putIns, placeOf }: RawWaters,
): SearchSteps<readonly WaterPiece[]> {
  const landings = [...endsOfPortages(pieces)];
  for (const { nodeId, name } of putIns) {
    const place = placeOf(nodeId);
    const traits = TRAITS.carried | TRAITS.putIn | TRAITS.canoeTagged;
    if (place) landings.push({ node: { id: nodeId, ...place }, name, traits });
  }
  const added = new Map<number, [at: number, node: PieceNode][]>();
  const boxes = pieces.map((piece) => (isForCanoes(piece) ? boxOf(piece) : null));
  const connections: WaterPiece[] = [];
  for (const { node, name, traits } of landings) {
    yield;
    const spot = nearestSpot(pieces, boxes, node);
    if (!spot) continue;
    const end = nodeAt(pieces, spot, node.id);
    if (end.id === addedId(node.id, ADDED.landing)) {
      added.set(spot.piece, [...(added.get(spot.piece) ?? []), [spot.at, end]]);
    }
    const attributes: WayAttributes = {
      wayClass: WATER,
      directions: CANOE,
      traits,
      name,
      condition: null,
    };
    if (node.id !== end.id) connections.push({ nodes: [node, end], attributes });
  }
  const split = pieces.map((piece, index) => withNodes(piece, added.get(index) ?? []));
  return [...split, ...connections];
}

function endsOfPortages(pieces: readonly WaterPiece[]): readonly Landing[] {
  const afloat = new Set(pieces.filter(isForCanoes).flatMap(({ nodes }) => nodes.map(idOf)));
  const ends = new Map<number, PieceNode>();
  const counts = new Map<number, number>();
  for (const { nodes, attributes } of pieces) {
    if ((attributes.traits & TRAITS.carried) === 0) continue;
    for (const end of [nodes[0], nodes.at(-1)] as PieceNode[]) {
      ends.set(end.id, end);
      counts.set(end.id, (counts.get(end.id) ?? 0) + 1);
    }
  }
  return [...ends.values()]
    .filter(({ id }) => counts.get(id) === 1 && !afloat.has(id))
    .map((node) => ({ node, name: null, traits: TRAITS.carried | TRAITS.canoeTagged }));
}

function idOf({ id }: PieceNode): number {
  return id;
}

function isForCanoes({ attributes: { directions, traits } }: WaterPiece): boolean {
  return (directions & CANOE) !== 0 && (traits & TRAITS.carried) === 0;
}

function boxOf({ nodes }: WaterPiece): LngLatBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lng, lat } of nodes.map(degreesOf)) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [west, south, east, north];
}

/** Returns the nearest place on a piece; those without a box have none. */
function nearestSpot(
  pieces: readonly WaterPiece[],
  boxes: readonly (LngLatBox | null)[],
  node: PieceNode,
): Spot | null {
  let best: Spot | null = null;
  const around = boxWithin(degreesOf(node), MAX_LANDING_METERS);
  pieces.forEach((piece, index) => {
    const box = boxes[index];
    if (!box || !isTouching(box, around)) return;
    for (let at = 0; at + 1 < piece.nodes.length; at++) {
      const place = nearestOn(piece.nodes[at] as PieceNode, piece.nodes[at + 1] as PieceNode, node);
      const meters = metersBetween(place, node);
      if (meters < (best?.meters ?? MAX_LANDING_METERS))
        best = { ...place, piece: index, at, meters };
    }
  });
  return best;
}

function nearestOn(a: PieceNode, b: PieceNode, node: UnitPlace): UnitPlace {
  const scale = Math.cos((degreesOf(node).lat * Math.PI) / 180);
  const [dx, dy] = [(b.lng - a.lng) * scale, b.lat - a.lat];
  const square = dx * dx + dy * dy;
  const along = (node.lng - a.lng) * scale * dx + (node.lat - a.lat) * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, along / square));
  return {
    lng: Math.round(a.lng + share * (b.lng - a.lng)),
    lat: Math.round(a.lat + share * (b.lat - a.lat)),
  };
}

function metersBetween(a: UnitPlace, b: UnitPlace): number {
  const [from, to] = [degreesOf(a), degreesOf(b)];
  return shortDistanceMeters(from.lng, from.lat, to.lng, to.lat);
}

/** Returns the node of a line at a spot: one of its own that is there, or a new one. */
function nodeAt(pieces: readonly WaterPiece[], spot: Spot, landingId: number): PieceNode {
  const nodes = pieces[spot.piece]?.nodes ?? [];
  const own = [nodes[spot.at], nodes[spot.at + 1]].find(
    (node) => node && metersBetween(node, spot) < SAME_PLACE_METERS,
  );
  return own ?? { id: addedId(landingId, ADDED.landing), lng: spot.lng, lat: spot.lat };
}

/** Adds nodes behind others of a line. */
function withNodes(
  piece: WaterPiece,
  added: readonly (readonly [at: number, node: PieceNode])[],
): WaterPiece {
  if (added.length === 0) return piece;
  const nodes = piece.nodes.flatMap((node, at) => {
    const here = added.filter(([before]) => before === at).map(([, one]) => one);
    return [node, ...here.sort((a, b) => metersBetween(node, a) - metersBetween(node, b))];
  });
  return { ...piece, nodes };
}
