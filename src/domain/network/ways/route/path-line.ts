import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { metersBetween } from "#domain/network/ways/file/way-lengths.ts";
import { type JoinedCell, nodesOfEdge } from "#domain/network/ways/join/joined-cell.ts";
import type { PathPart } from "./search-beginnings.ts";
import { placeOf } from "./snap-to-ways.ts";

/** Adds the points of a part of an edge to the line; returns the metres. */
export function addPart(line: number[], cell: JoinedCell, part: PathPart): number {
  const isTurned = part.toMeters < part.fromMeters;
  const [start, end] = isTurned
    ? [part.toMeters, part.fromMeters]
    : [part.fromMeters, part.toMeters];
  const nodes = nodesOfEdge(cell, part.edge);
  const points: LatLng[] = [];
  let along = 0;
  for (let at = 0; at + 1 < nodes.length; at++) {
    const [a, b] = [nodes[at] as number, nodes[at + 1] as number];
    const step = metersBetween(cell, a, b);
    const next = along + step;
    if (points.length === 0 && start <= next) points.push(between(cell, a, b, start - along, step));
    if (points.length > 0 && next < end) points.push(placeOf(cell, b));
    else if (points.length > 0) {
      points.push(between(cell, a, b, end - along, step));
      along = next;
      break;
    }
    along = next;
  }
  for (const { lng, lat } of isTurned ? points.reverse() : points) addPoint(line, lng, lat);
  return Math.min(end, along) - start;
}

function between(cell: JoinedCell, a: number, b: number, meters: number, step: number): LatLng {
  const share = step === 0 ? 0 : Math.min(1, Math.max(0, meters / step));
  const [from, to] = [placeOf(cell, a), placeOf(cell, b)];
  return {
    lat: from.lat + share * (to.lat - from.lat),
    lng: from.lng + share * (to.lng - from.lng),
  };
}

function addPoint(line: number[], lng: number, lat: number): void {
  if (line.at(-2) !== lng || line.at(-1) !== lat) line.push(lng, lat);
}
