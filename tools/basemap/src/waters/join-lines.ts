import type { Position } from "geojson";

/** The sharpest turn of a continuing water: cosine of the angle between the two segments. */
const SHARPEST_TURN = -0.2;

/**
 * Joins lines at shared end points, each used once; at a fork the straightest continues. The direction of a line has
 * no meaning.
 */
export function joinLines(lines: readonly Position[][]): Position[][] {
  const unused = new Set(lines);
  const byEnd = new Map<string, Position[][]>();
  for (const line of lines) {
    for (const end of [line[0], line.at(-1)]) {
      const key = String(end);
      byEnd.set(key, [...(byEnd.get(key) ?? []), line]);
    }
  }
  const next = (line: readonly Position[]): Position[] | undefined => {
    const candidates = (byEnd.get(String(line.at(-1))) ?? [])
      .filter((other) => unused.has(other))
      .map((other) => (String(other[0]) === String(line.at(-1)) ? other : other.toReversed()))
      .map((other) => ({ other, straightness: straightness(line, other) }))
      .filter((candidate) => candidate.straightness > SHARPEST_TURN)
      .sort((a, b) => b.straightness - a.straightness);
    return candidates[0]?.other;
  };
  const grow = (line: Position[]): Position[] => {
    let grown = line;
    for (let more = next(grown); more; more = next(grown)) {
      for (const other of byEnd.get(String(more[0])) ?? []) {
        if (other === more || String(other.toReversed()) === String(more)) unused.delete(other);
      }
      grown = [...grown, ...more.slice(1)];
    }
    return grown;
  };
  return lines.flatMap((line) => {
    if (!unused.delete(line)) return [];
    return [grow(grow(line).toReversed())];
  });
}

/** Returns the cosine of the turn from the last segment of one line into the first of the other. */
function straightness(line: readonly Position[], other: readonly Position[]): number {
  const [ax, ay] = side(line.at(-2), line.at(-1));
  const [bx, by] = side(other[0], other[1]);
  const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by);
  return lengths > 0 ? (ax * bx + ay * by) / lengths : 1;
}

function side([x1 = 0, y1 = 0]: Position = [], [x2 = 0, y2 = 0]: Position = []) {
  return [x2 - x1, y2 - y1] as const;
}
