import type { OsmFileWriter } from "../../tools/pack/pbf/write-osm-file.ts";
import { hashOf } from "./hash-of.ts";

/**
 * What a country has beside its networks, so that an extract weighs what one weighs: parcels, each a
 * building of four corners and the node of its address; every tenth has a street before it, every
 * hundredth a meadow with a relation.
 */
export interface Filler {
  readonly nodes: (file: OsmFileWriter) => void;
  readonly ways: (file: OsmFileWriter) => void;
  readonly relations: (file: OsmFileWriter) => void;
}

/** What a parcel weighs in the extract, as measured. */
const BYTES_PER_PARCEL = 75;
const PARCELS_PER_STREET = 10;
const PARCELS_PER_MEADOW = 100;
const STREET_NAMES = 60_000;
/** Ids above those of the networks; each parcel has room for so many. */
const FIRST_ID = 10_000_000_000;
const IDS_PER_PARCEL = 32;
const CORNERS = [0, 1, 2, 3];
const STREET_POINTS = [8, 9, 10, 11, 12, 13];
const MEADOW_POINTS = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25];
const ADDRESS = 4;
/** Parcels lie in rows over a box that is larger than the one of the networks. */
const PARCELS_PER_ROW = 4000;
const EDITION = { version: 3, timestampSeconds: 1_650_000_000 };

/** Filler of about so many bytes. The same every time. */
export function fillerOf(bytes: number): Filler {
  const count = Math.round(bytes / BYTES_PER_PARCEL);
  return {
    nodes(file) {
      for (let parcel = 0; parcel < count; parcel++) {
        for (const point of pointsOf(parcel)) file.node(nodeOf(parcel, point));
      }
    },
    ways(file) {
      for (let parcel = 0; parcel < count; parcel++) writeWays(file, parcel);
    },
    relations(file) {
      for (let parcel = 0; parcel < count; parcel += PARCELS_PER_MEADOW) {
        const members = [{ type: "way" as const, id: wayId(parcel, 2), role: "outer" }];
        const tags = { type: "multipolygon", landuse: "meadow" };
        file.relation({ id: FIRST_ID + parcel, members, tags, ...EDITION });
      }
    },
  };
}

function pointsOf(parcel: number): readonly number[] {
  const points = [...CORNERS, ADDRESS];
  if (parcel % PARCELS_PER_STREET === 0) points.push(...STREET_POINTS);
  if (parcel % PARCELS_PER_MEADOW === 0) points.push(...MEADOW_POINTS);
  return points;
}

function nodeOf(parcel: number, point: number) {
  const row = Math.floor(parcel / PARCELS_PER_ROW);
  const wobble = (seed: number): number => hashOf(parcel * IDS_PER_PARCEL + point, seed) % 2500;
  return {
    id: nodeId(parcel, point),
    latE7: 507_000_000 + ((row * 3000) % 28_000_000) + wobble(48_271),
    lngE7: 33_000_000 + (parcel % PARCELS_PER_ROW) * 9000 + wobble(16_807),
    tags: point === ADDRESS ? addressOf(parcel) : {},
    ...EDITION,
    timestampSeconds: EDITION.timestampSeconds + (hashOf(parcel, 3) % 100_000_000),
  };
}

function addressOf(parcel: number): Record<string, string> {
  const street = Math.floor(parcel / PARCELS_PER_STREET);
  return {
    "addr:street": streetName(street),
    "addr:housenumber": String(1 + (parcel % 200)),
    "addr:postcode": `${1000 + (street % 9000)} XY`,
    "addr:city": `Plaats ${Math.floor(street / 500) % 2500}`,
    source: "BAG",
  };
}

function writeWays(file: OsmFileWriter, parcel: number): void {
  const timestampSeconds = EDITION.timestampSeconds + (hashOf(parcel, 5) % 100_000_000);
  const put = (slot: number, points: readonly number[], tags: Record<string, string>): void => {
    const nodeIds = points.map((point) => nodeId(parcel, point));
    file.way({ id: wayId(parcel, slot), nodeIds, tags, ...EDITION, timestampSeconds });
  };
  const building = { building: "house", "ref:bag": String(hashOf(parcel, 7)), source: "BAG" };
  put(0, [...CORNERS, 0], building);
  if (parcel % PARCELS_PER_STREET === 0) {
    const name = streetName(parcel / PARCELS_PER_STREET);
    put(1, STREET_POINTS, { highway: "residential", name, surface: "asphalt" });
  }
  if (parcel % PARCELS_PER_MEADOW === 0) put(2, [...MEADOW_POINTS, 16], { landuse: "meadow" });
}

/** In a country the same few names come again in every town. */
function streetName(street: number): string {
  return `Straat ${hashOf(street, 11) % STREET_NAMES}`;
}

function nodeId(parcel: number, point: number): number {
  return FIRST_ID + parcel * IDS_PER_PARCEL + point;
}

function wayId(parcel: number, slot: number): number {
  return 1_000_000_000 + parcel * 4 + slot;
}
