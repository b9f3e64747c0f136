import { deflateSync } from "node:zlib";
import type { OsmKind } from "#domain/osm/pbf/file-objects.ts";
import { createOsmWriter, type OsmWriter } from "../../tools/pack/disk/osm-writer.ts";
import { hashOf } from "./hash-of.ts";

/**
 * The other data of a country, beside its networks. Parcels: a building of four corners and the node of its
 * address, with a meadow and its relation for every hundredth. A pack does not use them, so one town of them
 * is encoded once and repeated. Streets: a pack contains their names and their lines, so each of them is different. As in the
 * extract of the Netherlands, there are 2,000 ways with `highway` for each megabyte; a town has two of them.
 */
const PARCELS_PER_TOWN = 40_000;
const STREETS_PER_TOWN = 4000;
const STREETS_PER_NAME = 6;
/** The parcels between two streets. */
const PARCELS_PER_STREET = 10;
const PARCELS_PER_MEADOW = 100;
const STREET_NAMES = 60_000;
/** Ids above those of the networks, with a range for each parcel and street. */
const FIRST_ID = 10_000_000_000;
const FIRST_STREET_ID = 20_000_000_000;
const IDS_EACH = 32;
const CORNERS = [0, 1, 2, 3];
const ADDRESS = 4;
const MEADOW_POINTS = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25];
const STREET_POINTS = [0, 1, 2, 3, 4];
/** The point of a street where the one before it ends. */
const STREET_JUNCTION = 2;
/** Highways without a name of their own. */
const OTHER_HIGHWAYS: readonly Readonly<Record<string, string>>[] = [
  { highway: "footway" },
  { highway: "cycleway", surface: "asphalt" },
  { highway: "service" },
  { highway: "path" },
  { highway: "unclassified", surface: "asphalt" },
];
const EDITION = { version: 3, timestampSeconds: 1_650_000_000 };

/** The encoded parcels of one town, by kind of object. */
export type Town = Readonly<Record<OsmKind, Buffer>>;

/** Accepts the objects of an extract in their order. */
export type ObjectWriter = Omit<OsmWriter, "finish">;

/** Encodes the parcels of a town. */
export function townOf(): Town {
  return {
    node: bytesOf((file) => eachParcel((parcel) => writeNodes(file, parcel))),
    way: bytesOf((file) => eachParcel((parcel) => writeWays(file, parcel))),
    relation: bytesOf((file) => eachParcel((parcel) => writeRelation(file, parcel))),
  };
}

/** Returns the data of a file as `write` writes it, without the header. */
export function bytesOf(write: (file: ObjectWriter) => void): Buffer {
  const blobs: Uint8Array[] = [];
  const append = (blob: Uint8Array): void => void blobs.push(blob);
  const header = { bounds: null, dataSeconds: null };
  const writer = createOsmWriter(header, { append, deflate: deflateSync });
  write(writer);
  writer.finish();
  return Buffer.concat(blobs.slice(1));
}

/** Writes the nodes of the streets of a number of towns. */
export function writeStreetNodes(file: ObjectWriter, towns: number): void {
  for (let street = 0; street < towns * STREETS_PER_TOWN; street++) {
    for (const point of STREET_POINTS) {
      const id = FIRST_STREET_ID + street * IDS_EACH + point;
      file.node({ id, ...placeOf(street * PARCELS_PER_STREET, point), tags: {}, ...EDITION });
    }
  }
}

/** Writes the streets of a number of towns, each with an end at the next. As in a country, the same few names occur in every town. */
export function writeStreetWays(file: ObjectWriter, towns: number): void {
  const count = towns * STREETS_PER_TOWN;
  for (let street = 0; street < count; street++) {
    const nodeIds = STREET_POINTS.map((point) => FIRST_STREET_ID + street * IDS_EACH + point);
    if (street + 1 < count) {
      nodeIds.push(FIRST_STREET_ID + (street + 1) * IDS_EACH + STREET_JUNCTION);
    }
    file.way({ id: FIRST_STREET_ID + street, nodeIds, tags: tagsOfStreet(street), ...EDITION });
  }
}

function tagsOfStreet(street: number): Record<string, string> {
  const other = OTHER_HIGHWAYS[(street % STREETS_PER_NAME) - 1];
  if (other) return { ...other };
  const name = streetName(street / STREETS_PER_NAME);
  return { highway: "residential", name, surface: "asphalt" };
}

function eachParcel(write: (parcel: number) => void): void {
  for (let parcel = 0; parcel < PARCELS_PER_TOWN; parcel++) write(parcel);
}

function writeNodes(file: ObjectWriter, parcel: number): void {
  const isMeadow = parcel % PARCELS_PER_MEADOW === 0;
  for (const point of [...CORNERS, ADDRESS, ...(isMeadow ? MEADOW_POINTS : [])]) {
    const tags = point === ADDRESS ? addressOf(parcel) : {};
    file.node({ id: nodeId(parcel, point), ...placeOf(parcel, point), tags, ...editionOf(parcel) });
  }
}

function writeWays(file: ObjectWriter, parcel: number): void {
  const put = (slot: number, points: readonly number[], tags: Record<string, string>): void => {
    const nodeIds = points.map((point) => nodeId(parcel, point));
    file.way({ id: wayId(parcel, slot), nodeIds, tags, ...editionOf(parcel) });
  };
  const building = { building: "house", "ref:bag": String(hashOf(parcel, 7)), source: "BAG" };
  put(0, [...CORNERS, 0], building);
  if (parcel % PARCELS_PER_MEADOW === 0) put(1, [...MEADOW_POINTS, 16], { landuse: "meadow" });
}

function writeRelation(file: ObjectWriter, parcel: number): void {
  if (parcel % PARCELS_PER_MEADOW !== 0) return;
  const members = [{ type: "way" as const, id: wayId(parcel, 1), role: "outer" }];
  const tags = { type: "multipolygon", landuse: "meadow" };
  file.relation({ id: FIRST_ID + parcel, members, tags, ...EDITION });
}

/** Parcels lie in rows over a box that is larger than that of the networks. */
function placeOf(parcel: number, point: number): { latE7: number; lngE7: number } {
  const row = Math.floor(parcel / 4000);
  const wobble = (seed: number): number => hashOf(parcel * IDS_EACH + point, seed) % 2500;
  return {
    latE7: 507_000_000 + ((row * 3000) % 28_000_000) + wobble(48_271),
    lngE7: 33_000_000 + (parcel % 4000) * 9000 + wobble(16_807),
  };
}

function editionOf(parcel: number): typeof EDITION {
  const timestampSeconds = EDITION.timestampSeconds + (hashOf(parcel, 3) % 100_000_000);
  return { ...EDITION, timestampSeconds };
}

function addressOf(parcel: number): Record<string, string> {
  const street = Math.floor(parcel / 25);
  return {
    "addr:street": streetName(street),
    "addr:housenumber": String(1 + (parcel % 200)),
    "addr:postcode": `${1000 + (street % 9000)} XY`,
    "addr:city": "Plaats",
    source: "BAG",
  };
}

function streetName(street: number): string {
  return `Straat ${hashOf(street, 11) % STREET_NAMES}`;
}

function nodeId(parcel: number, point: number): number {
  return FIRST_ID + parcel * IDS_EACH + point;
}

function wayId(parcel: number, slot: number): number {
  return 1_000_000_000 + parcel * 4 + slot;
}
