import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  readTile,
  type TileFeature,
  type TilePoint,
  writeTile,
} from "#mapview/sources/vector-tile-like.ts";

/** The part of a tile that one pack has, in uncompressed MVT. */
export interface TilePart {
  readonly bytes: ArrayBuffer;
  /** The networks to take from it. */
  readonly modes: readonly NetworkMode[];
}

/**
 * Merges the same tile of several packs' networks (docs/formats/network-tiles.md), in order of precedence. Shared
 * features appear once: a node by its OSM id, a lock by its place, and a line segment by its points, because packs
 * may join their ways differently.
 */
export function mergeTiles(parts: readonly TilePart[]): ArrayBuffer {
  const merged = new Map<string, TileFeature[]>();
  const seen = new Set<string>();
  for (const { bytes, modes } of parts) {
    for (const [name, features] of readTile(bytes)) {
      const fresh = features
        .filter(({ properties: { mode } }) => mode === undefined || isOneOf(modes, mode))
        .flatMap((feature) => freshPart(feature, name, seen) ?? []);
      merged.set(name, [...(merged.get(name) ?? []), ...fresh]);
    }
  }
  return writeTile(merged);
}

function isOneOf(modes: readonly string[], mode: string | number | boolean): boolean {
  return modes.includes(String(mode));
}

/** Returns the new part of a feature; null if there is none. */
function freshPart(feature: TileFeature, layer: string, seen: Set<string>): TileFeature | null {
  const { properties, shape, source } = feature;
  if (shape === "line") {
    const lines = source.loadGeometry();
    const geometry = lines.flatMap((line) => freshRuns(line, String(properties["mode"]), seen));
    return geometry.length > 0 ? { ...feature, geometry } : null;
  }
  const [[at] = []] = source.loadGeometry();
  const key =
    layer === "nodes"
      ? `${properties["mode"]} ${properties["osm_id"]}`
      : `${layer} ${at?.x} ${at?.y}`;
  if (seen.has(key)) return null;
  seen.add(key);
  return feature;
}

/** Returns the runs of a line whose segments, in either direction, are new. */
function freshRuns(line: readonly TilePoint[], mode: string, seen: Set<string>): TilePoint[][] {
  const runs: TilePoint[][] = [];
  let run: TilePoint[] = [];
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (!from) return;
    const ends = [`${from.x},${from.y}`, `${to.x},${to.y}`].sort().join(" ");
    const key = `${mode} ${ends}`;
    if (seen.has(key)) {
      run = [];
      return;
    }
    seen.add(key);
    if (run.length === 0) {
      run = [from];
      runs.push(run);
    }
    run.push(to);
  });
  return runs;
}
