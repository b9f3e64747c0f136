import { appendFileSync } from "node:fs";
import type { OsmKind } from "#domain/osm/pbf/file-objects.ts";
import { createExtractFile } from "../../tools/pack/disk/extract-file.ts";
import { bytesOf, type ObjectWriter, townOf, writeStreetNodes, writeStreetWays } from "./filler.ts";
import { hashOf } from "./hash-of.ts";

/** The nodes of a network, in rows and columns. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The size of all Dutch networks together: 12,000 nodes, 30,000 routes, 60,000 ways. */
const DUTCH: Grid = { columns: 120, rows: 100 };
/** The number of points of a way, including both ends; 25 m apart, they make a route of 1.2 km. */
const POINTS_PER_WAY = 25;
const NODE_SPACING_E7 = 100_000;
/** Published extracts declare their area and the time of their data. */
const HEADER = { bounds: [3.2, 50.7, 7.3, 53.6], dataSeconds: 1_750_000_000 } as const;
const EDITION = { version: 1, timestampSeconds: 1_700_000_000 };

/** Every node has a route to the east and one to the south, and every second node one to the south-east. */
const STEPS = [
  { east: 1, south: 0, every: 1 },
  { east: 0, south: 1, every: 1 },
  { east: 1, south: 1, every: 2 },
];

interface Link {
  readonly from: number;
  readonly to: number;
}

/** Writes the synthetic extract, sorted like real ones. Always writes the same bytes. */
export function writeSyntheticExtract(path: string): void {
  const file = createExtractFile(path, { bounds: null, dataSeconds: null });
  const links = linksOf(DUTCH);
  writeNodes(file, links, DUTCH);
  writeWays(file, links);
  writeRoutes(file, links);
  file.close();
}

/**
 * Writes an extract of a country of about this many bytes: a network, streets, and repeated parcels.
 * As in real extracts, objects of one kind are together; the ids of parcels are repeated.
 */
export function writeSyntheticCountry(path: string, bytes: number, grid = DUTCH): void {
  const links = linksOf(grid);
  const town = townOf();
  const streets = [writeStreetNodes, writeStreetWays].map((one) => bytesOf((file) => one(file, 1)));
  const parts = [...Object.values(town), ...streets];
  const townBytes = parts.reduce((sum, { length }) => sum + length, 0);
  const towns = Math.max(1, Math.floor(bytes / townBytes));
  createExtractFile(path, HEADER).close();
  const add = (kind: OsmKind, write: (file: ObjectWriter) => void): void => {
    appendFileSync(path, bytesOf(write));
    for (let count = 0; count < towns; count++) appendFileSync(path, town[kind]);
  };
  add("node", (file) => {
    writeNodes(file, links, grid);
    writeStreetNodes(file, towns);
  });
  add("way", (file) => {
    writeWays(file, links);
    writeStreetWays(file, towns);
  });
  add("relation", (file) => writeRoutes(file, links));
}

function writeNodes(file: ObjectWriter, links: readonly Link[], grid: Grid): void {
  for (let node = 0; node < grid.columns * grid.rows; node++) {
    file.node({
      id: node + 1,
      ...placeOf(node, grid),
      tags: { rcn_ref: String(node % 100) },
      ...EDITION,
    });
  }
  links.forEach((link, index) => {
    for (let point = 1; point < 2 * POINTS_PER_WAY - 2; point++) {
      file.node({
        id: innerNodeId(index, point),
        ...between(link, point, index, grid),
        tags: {},
        ...EDITION,
      });
    }
  });
}

function writeWays(file: ObjectWriter, links: readonly Link[]): void {
  links.forEach((link, index) => {
    for (const half of [0, 1] as const) {
      const nodeIds = wayNodeIds(link, index, half);
      file.way({ id: 2 * index + half + 1, nodeIds, tags: { highway: "cycleway" }, ...EDITION });
    }
  });
}

function writeRoutes(file: ObjectWriter, links: readonly Link[]): void {
  links.forEach(({ from, to }, index) => {
    const members = [0, 1].map((half) => ({
      type: "way" as const,
      id: 2 * index + half + 1,
      role: "",
    }));
    const tags = {
      type: "route",
      network: "rcn",
      "network:type": "node_network",
      ref: `${from % 100}-${to % 100}`,
    };
    file.relation({ id: index + 1, members, tags, ...EDITION });
  });
}

function linksOf({ columns, rows }: Grid): Link[] {
  const links: Link[] = [];
  for (let from = 0; from < columns * rows; from++) {
    for (const { east, south, every } of STEPS) {
      // The grid wraps around, so that every node has the same number of routes.
      const column = ((from % columns) + east) % columns;
      const row = (Math.floor(from / columns) + south) % rows;
      if (from % every === 0) links.push({ from, to: row * columns + column });
    }
  }
  return links;
}

function placeOf(node: number, { columns }: Grid): { latE7: number; lngE7: number } {
  return {
    latE7: 530_000_000 - Math.floor(node / columns) * NODE_SPACING_E7,
    lngE7: 40_000_000 + (node % columns) * NODE_SPACING_E7,
  };
}

/** Returns a winding path, because straight ones would compress unrealistically well. */
function between(
  { from, to }: Link,
  point: number,
  index: number,
  grid: Grid,
): { latE7: number; lngE7: number } {
  const a = placeOf(from, grid);
  const b = placeOf(to, grid);
  const part = point / (2 * POINTS_PER_WAY - 2);
  const wobble = (seed: number): number => (hashOf(index * 100 + point, seed) % 2001) - 1000;
  return {
    latE7: Math.round(a.latE7 + (b.latE7 - a.latE7) * part) + wobble(48_271),
    lngE7: Math.round(a.lngE7 + (b.lngE7 - a.lngE7) * part) + wobble(16_807),
  };
}

function innerNodeId(index: number, point: number): number {
  return 1_000_000 + index * 100 + point;
}

function wayNodeIds({ from, to }: Link, index: number, half: 0 | 1): number[] {
  const last = 2 * POINTS_PER_WAY - 2;
  return Array.from({ length: POINTS_PER_WAY }, (_, step) => {
    const point = half * (POINTS_PER_WAY - 1) + step;
    if (point === 0) return from + 1;
    return point === last ? to + 1 : innerNodeId(index, point);
  });
}
