import type { Position } from "geojson";

/** Splits a line into runs whose points satisfy the predicate; runs of one point are dropped. */
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
