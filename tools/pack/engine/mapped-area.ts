import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { FileNode, FileWay } from "#domain/osm/pbf/file-objects.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { collectIds } from "#domain/packs/make/id-set.ts";

/** Keys that an extract with only a network hardly has, and that a third or more of the ways in a complete one have. */
const GROUND_KEYS = ["building", "landuse", "natural", "leisure"];
const MIN_SHARE = 0.05;
/** The number of ways to examine; a country has millions. */
const ENOUGH_WAYS = 20_000;
/** The fraction of outliers: multipolygons with one corner inside include their whole outline. */
const OUTLIERS = 0.02;

/**
 * Returns the area with complete data, not only the ways of a network: the declared area, or the box around its
 * ground without outliers. Null for an extract with only networks.
 */
export async function mappedAreaOf(file: OsmFile): Promise<LngLatBox | null> {
  if (!(await showsGround(file))) return null;
  return file.header.bounds ?? boxAroundGround(file);
}

async function showsGround(file: OsmFile): Promise<boolean> {
  let ways = 0;
  let ground = 0;
  for await (const block of file.objects("way") as AsyncIterable<FileWay[]>) {
    ways += block.length;
    ground += block.filter(isGround).length;
    if (ways >= ENOUGH_WAYS) break;
  }
  return ground > ways * MIN_SHARE;
}

async function boxAroundGround(file: OsmFile): Promise<LngLatBox | null> {
  const firstNodes = collectIds();
  for await (const block of file.objects("way") as AsyncIterable<FileWay[]>) {
    for (const { nodeIds } of block.filter(isGround)) firstNodes.add(nodeIds[0] ?? 0);
  }
  const wanted = firstNodes.close();
  const lngsE7: number[] = [];
  const latsE7: number[] = [];
  for await (const block of file.objects("node") as AsyncIterable<FileNode[]>) {
    for (const { id, lngE7, latE7 } of block) {
      if (wanted.indexOf(id) < 0) continue;
      lngsE7.push(lngE7);
      latsE7.push(latE7);
    }
  }
  const [west, east] = middlePart(lngsE7);
  const [south, north] = middlePart(latsE7);
  return lngsE7.length > 0 ? [west, south, east, north] : null;
}

function isGround({ tags }: FileWay): boolean {
  return GROUND_KEYS.some((key) => key in tags);
}

/** Returns the range without outliers, in degrees. */
function middlePart(valuesE7: readonly number[]): [number, number] {
  const sorted = Float64Array.from(valuesE7).sort();
  const cut = Math.floor(sorted.length * OUTLIERS);
  return [(sorted[cut] ?? 0) / 1e7, (sorted[sorted.length - 1 - cut] ?? 0) / 1e7];
}
