import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { FeatureCollection, LineString, Position } from "geojson";
import { groundMeters } from "./ground.ts";

/** The lines by name: a name can belong to several waters in the country. */
export type LinesByName = ReadonlyMap<string, readonly Position[][]>;

/** A line that returns to within this distance of its start was closed by its source. */
const CLOSED_METERS = 60;

/** A segment longer than this, and much longer than any other, is not part of the water. */
const CHORD_METERS = 250;
const CHORD_TIMES = 4;

/** Reads `nl-waterways.geojson.gz`: WGS 84 degrees, lng then lat, with a `name` each. */
export function readNamedWaters(file: string): LinesByName {
  const text = gunzipSync(readFileSync(file)).toString("utf8");
  const { features }: FeatureCollection<LineString, { name: string }> = JSON.parse(text);
  const lines = new Map<string, Position[][]>();
  for (const { geometry, properties } of features) {
    const name = properties.name.trim();
    const found = lines.get(name) ?? [];
    found.push(...withoutClosingChord(geometry.coordinates));
    lines.set(name, found);
  }
  return lines;
}

/**
 * Removes the longest segment of a line that returns to its start, if it is much longer than the others: the source
 * closed every way with an extra segment. The result may be two lines.
 */
export function withoutClosingChord(line: Position[]): Position[][] {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || !first || !last || groundMeters(first, last) > CLOSED_METERS) {
    return line.length > 1 ? [line] : [];
  }
  const sides = line.slice(1).map((point, index) => groundMeters(line[index] ?? point, point));
  const [longest = 0, next = 0] = [...sides].sort((a, b) => b - a);
  if (longest < CHORD_METERS || longest < CHORD_TIMES * next) return [line];
  const at = sides.indexOf(longest) + 1;
  return [line.slice(0, at), line.slice(at)].filter(({ length }) => length > 1);
}
