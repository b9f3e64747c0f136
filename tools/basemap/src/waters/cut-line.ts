import type { Position } from "geojson";

/** The parts of a line for which a question about its points is answered with yes; each of two points at least. */
export function partsWhere(
  line: readonly Position[],
  isWanted: (point: Position) => boolean,
): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  for (const point of line) {
    if (isWanted(point)) part.push(point);
    else {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter(({ length }) => length > 1);
}
