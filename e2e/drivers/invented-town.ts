import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { writtenExtract } from "#domain/osm/pbf/written-extract.fixture.ts";

const EDITION = { version: 1, timestampSeconds: 1_795_000_000 };

/** Places north and east of the middle in 10⁻⁷ degree, about 0.01 m: a street from the west, and one to the north. */
const PLACES = [
  [0, -60_000],
  [0, 0],
  [0, 60_000],
  [40_000, 0],
] as const;

/**
 * Returns an OpenStreetMap extract without numbers: the Dorpsstraat from west to east, the Kerkstraat north from its middle,
 * and the Ringweg from its east end to that of the Kerkstraat.
 */
export function inventedTown({ lat, lng }: LatLng): Uint8Array {
  const bounds = [lng - 0.02, lat - 0.02, lng + 0.02, lat + 0.02] as const;
  const { blobs } = writtenExtract({ bounds }, (file) => {
    for (const [index, [north, east]] of PLACES.entries()) {
      const latE7 = Math.round(lat * 1e7) + north;
      const lngE7 = Math.round(lng * 1e7) + east;
      file.node({ id: index + 1, latE7, lngE7, tags: {}, ...EDITION });
    }
    const street = (id: number, nodeIds: readonly number[], name: string): void =>
      file.way({ id, nodeIds, tags: { highway: "residential", name }, ...EDITION });
    street(1, [1, 2, 3], "Dorpsstraat");
    street(2, [2, 4], "Kerkstraat");
    street(3, [3, 4], "Ringweg");
  });
  return Buffer.concat(blobs);
}
