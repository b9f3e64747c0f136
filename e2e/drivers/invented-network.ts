import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { writtenExtract } from "#domain/osm/pbf/written-extract.fixture.ts";

/** The number of walking nodes along each side. */
const SIDE = 5;
/** About a kilometre at 52° north. */
const STEP: LatLng = { lat: 0.009, lng: 0.0146 };

const EDITION = { version: 1, timestampSeconds: 1_795_000_000 };

/** The nodes of the grid, row by row. */
const CELLS = Array.from({ length: SIDE * SIDE }, (_, index) => {
  return { id: index + 1, column: index % SIDE, line: Math.floor(index / SIDE) };
});

/** The pairs of neighbours in the grid, by their ids. */
const PAIRS = CELLS.flatMap(({ id, column, line }) => {
  const east = column + 1 < SIDE ? [[id, id + 1] as const] : [];
  const north = line + 1 < SIDE ? [[id, id + SIDE] as const] : [];
  return [...east, ...north];
});

/** Returns an OpenStreetMap extract with a square grid of walking nodes, a kilometre apart, around a place. */
export function walkingGrid(middle: LatLng): Uint8Array {
  const half = (SIDE - 1) / 2;
  const [up, across] = [SIDE * STEP.lat, SIDE * STEP.lng];
  const { lat, lng } = middle;
  const bounds = [lng - across, lat - up, lng + across, lat + up] as const;
  const { blobs } = writtenExtract({ bounds }, (file) => {
    for (const { id, column, line } of CELLS) {
      const latE7 = Math.round((lat + (line - half) * STEP.lat) * 1e7);
      const lngE7 = Math.round((lng + (column - half) * STEP.lng) * 1e7);
      const tags = { rwn_ref: String(10 + id), "network:type": "node_network" };
      file.node({ id, latE7, lngE7, tags, ...EDITION });
    }
    for (const [index, nodeIds] of PAIRS.entries()) {
      file.way({ id: index + 1, nodeIds, tags: { highway: "path", surface: "sand" }, ...EDITION });
    }
    for (const [index, [from, to]] of PAIRS.entries()) {
      const members = [{ type: "way", id: index + 1, role: "" }] as const;
      const ref = `${10 + from}-${10 + to}`;
      file.relation({ id: index + 1, members, tags: { ...ROUTE_TAGS, ref }, ...EDITION });
    }
  });
  return Buffer.concat(blobs);
}

const ROUTE_TAGS = {
  type: "route",
  route: "hiking",
  network: "rwn",
  "network:type": "node_network",
};
