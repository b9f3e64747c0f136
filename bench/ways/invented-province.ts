import { attributesOf, type WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { type CollectedWays, NODE_BITS } from "#domain/network/ways/file/way-edges.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";

/**
 * The density of the extract of Delft: 17 ends of edges, 21 edges and 50 nodes for each km of way. A street of 120 m between
 * two crossings consists of two or three ways, as where its tags change.
 */
const BLOCK_METERS = 120;
const STEPS_A_BLOCK = 6;
const SPLITS = [[2, 5], [3], [1, 3]];
/** Streets that are not there, so that some end blindly. */
const GAPS = 0.08;
/** A river between two rows of blocks, with a bridge for every eighth street. */
const ROWS_A_RIVER = 40;
const STREETS_A_BRIDGE = 8;

/** The shares of classes in Delft, in percent of the length, as the tags of streets. */
const SHARES: readonly (readonly [percent: number, tags: OsmTags])[] = [
  [14, { highway: "secondary", surface: "asphalt", cycleway: "track" }],
  [14, { highway: "tertiary", surface: "asphalt" }],
  [13, { highway: "tertiary", surface: "asphalt", sidewalk: "both", cycleway: "lane" }],
  [13, { highway: "cycleway", surface: "asphalt" }],
  [14, { highway: "residential", surface: "paving_stones" }],
  [4, { highway: "residential", oneway: "yes", "oneway:bicycle": "no" }],
  [2, { highway: "residential", oneway: "yes" }],
  [6, { highway: "unclassified" }],
  [6, { highway: "service" }],
  [8, { highway: "footway" }],
  [3, { highway: "pedestrian", bicycle: "yes" }],
  [3, { highway: "path", surface: "ground" }],
];

/** The south-west corner in 10⁻⁶ degree, and the units of a metre there. */
const [WEST, SOUTH] = [5_000_000, 52_000_000];
const [UNITS_EAST, UNITS_NORTH] = [14.59, 8.99];

/** Returns the ways of a square province, always the same. */
export function inventedProvince(kilometers: number): CollectedWays {
  const random = seededRandom(57);
  const size = Math.floor((kilometers * 1000) / BLOCK_METERS) + 1;
  const places: number[] = [];
  const addNode = (east: number, north: number, wobble: number): number => {
    const shift = (): number => (random() - 0.5) * wobble;
    places.push(
      Math.round(WEST + (east + shift()) * UNITS_EAST),
      Math.round(SOUTH + (north + shift()) * UNITS_NORTH),
    );
    return places.length / 2 - 1;
  };
  for (let at = 0; at < size * size; at++) {
    addNode((at % size) * BLOCK_METERS, Math.floor(at / size) * BLOCK_METERS, 50);
  }
  const streets = createStreets();
  const connect = (from: number, to: number, tags: OsmTags, name: string): void => {
    const isFlowing = Math.floor(from / size) % ROWS_A_RIVER === ROWS_A_RIVER - 1 && to - from > 1;
    const isBridge = (from % size) % STREETS_A_BRIDGE === 0;
    if (isFlowing ? !isBridge : random() < GAPS) return;
    const between = Array.from({ length: STEPS_A_BLOCK - 1 }, (_, at) => {
      const share = (at + 1) / STEPS_A_BLOCK;
      const along = (axis: 0 | 1): number =>
        (places[2 * from + axis] as number) * (1 - share) +
        (places[2 * to + axis] as number) * share;
      return addNode((along(0) - WEST) / UNITS_EAST, (along(1) - SOUTH) / UNITS_NORTH, 8);
    });
    const splits = SPLITS[Math.floor(random() * SPLITS.length)] as readonly number[];
    streets.add([from, ...between, to], splits, { ...tags, name });
  };
  const tagsEast = Array.from({ length: size }, () => tagsOfStreet(random()));
  const tagsNorth = Array.from({ length: size }, () => tagsOfStreet(random()));
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [at % size, Math.floor(at / size)];
    // The same street has several names along its way.
    if (x + 1 < size) connect(at, at + 1, tagsEast[y] ?? {}, `Weg ${y}-${x >> 4}`);
    if (y + 1 < size) connect(at, at + size, tagsNorth[x] ?? {}, `Laan ${x}-${y >> 4}`);
  }
  const count = places.length / 2;
  return {
    ...streets.columns(),
    nodeIds: Float64Array.from({ length: count }, (_, at) => 1e9 + at * 7),
    lngs: Int32Array.from({ length: count }, (_, at) => places[2 * at] as number),
    lats: Int32Array.from({ length: count }, (_, at) => places[2 * at + 1] as number),
    nodeBits: new Uint8Array(count).fill(NODE_BITS.placed),
    nodeConditions: new Map(),
  };
}

function tagsOfStreet(chance: number): OsmTags {
  let left = 100 * chance;
  for (const [percent, tags] of SHARES) {
    left -= percent;
    if (left < 0) return tags;
  }
  return {};
}

function createStreets() {
  const nodes: number[] = [];
  const nodeStarts = [0];
  const attributes: WayAttributes[] = [];
  const attributeOf: number[] = [];
  const known = new Map<string, number>();
  return {
    /** Adds a street as ways that are split after these steps. */
    add: (line: readonly number[], splits: readonly number[], tags: OsmTags): void => {
      const key = JSON.stringify(tags);
      let index = known.get(key);
      if (index === undefined) {
        const found = attributesOf(tags, { walk: false, cycle: tags["highway"] === "cycleway" });
        if (!found) return;
        index = attributes.push(found) - 1;
        known.set(key, index);
      }
      const ends = [...splits, line.length - 1];
      ends.forEach((end, at) => {
        nodes.push(...line.slice(ends[at - 1] ?? 0, end + 1));
        nodeStarts.push(nodes.length);
        attributeOf.push(index);
      });
    },
    columns: () => ({
      nodes: Uint32Array.from(nodes),
      nodeStarts: Uint32Array.from(nodeStarts),
      attributes,
      attributeOf: Uint32Array.from(attributeOf),
    }),
  };
}
