import { readTile, type TileFeature, writeTile } from "./vector-tile-like.ts";

/**
 * One tile of the same tile in several packs' networks (docs/formats/network-tiles.md), all in
 * uncompressed MVT. A node that two packs have is there once; a stretch that both have lies twice in
 * the same place, which looks the same.
 */
export function mergeTiles(tiles: readonly ArrayBuffer[]): ArrayBuffer {
  const merged = new Map<string, TileFeature[]>();
  const nodes = new Set<string>();
  for (const bytes of tiles) {
    for (const [name, features] of readTile(bytes)) {
      const fresh = name === "nodes" ? features.filter((node) => isFirst(nodes, node)) : features;
      merged.set(name, [...(merged.get(name) ?? []), ...fresh]);
    }
  }
  return writeTile(merged);
}

function isFirst(nodes: Set<string>, { properties }: TileFeature): boolean {
  const id = `${properties["mode"]} ${properties["osm_id"]}`;
  const isNew = !nodes.has(id);
  nodes.add(id);
  return isNew;
}
