import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { plainName } from "#domain/text/plain-text.ts";
import type { PackMunicipality } from "./municipality-around.ts";
import { arrayOf, type Fields, fieldsOf, PackFormatError } from "./pack-manifest-fields.ts";

/** The kinds of places that can be searched in a pack, in the order of the stored file. */
const PLACE_KINDS = [
  "town",
  "node",
  "lock",
  "bridge",
  "street",
  "water",
  "toilet",
  "campsite",
  "ferry",
  "station",
  "repair",
] as const;

/** The kinds in the first version of the list, with which every list starts. */
const FIRST_KINDS: readonly PlaceKind[] = ["town", "node", "lock", "bridge", "street"];

/** Kinds that people search for as such, so that a place without a name is still useful. */
const NAMELESS_KINDS: ReadonlySet<PlaceKind> = new Set([
  "lock",
  "water",
  "toilet",
  "campsite",
  "ferry",
  "station",
  "repair",
]);

/** Returns whether a place of this kind may have no name. */
export function mayBeNameless(kind: PlaceKind): boolean {
  return NAMELESS_KINDS.has(kind);
}

/** One of the kinds of named places. */
export type PlaceKind = (typeof PLACE_KINDS)[number];

/**
 * A searchable place: something with a name, a node with a number, or something useful on a trip. WGS84
 * degrees.
 */
export interface NamedPlace extends LatLng {
  readonly kind: PlaceKind;
  /** Empty only if `mayBeNameless`. */
  readonly name: string;
  /** Distinguishes places with the same name: the network of a node ("walk"), the size of a town. */
  readonly detail: string | null;
  /** Only for a node: with the network in `detail` it identifies a node of network.graph; absent in older packs. */
  readonly osmId?: number;
}

/** The value of `format` in a places.json. */
const PLACES_FORMAT = "scouting-map-places";
/** The version that is written, and the newest that can be read. */
const PLACES_VERSION = 1;

/** Five decimals are about a metre, enough for a search. */
const UNITS_PER_DEGREE = 1e5;

/** The list of the municipalities, which are not places to search. */
const MUNICIPALITIES = "municipality";

/** Returns the text of a places.json (docs/formats/pack.md). The same places give the same text. */
export function placesJson(
  places: readonly NamedPlace[],
  municipalities: readonly PackMunicipality[] = [],
): string {
  const lists = PLACE_KINDS.flatMap((kind) => {
    const rows = places
      .filter((place) => place.kind === kind)
      .map(rowOf)
      .sort();
    if (rows.length === 0 && !FIRST_KINDS.includes(kind)) return [];
    return `${JSON.stringify(kind)}: [${rows.length > 0 ? `\n${rows.join(",\n")}\n` : ""}]`;
  });
  const rows = municipalities.map(({ name, rings }) => JSON.stringify([name, ...rings])).sort();
  if (rows.length > 0) lists.push(`"${MUNICIPALITIES}": [\n${rows.join(",\n")}\n]`);
  return `{"format": "${PLACES_FORMAT}", "version": ${PLACES_VERSION},\n${lists.join(",\n")}}\n`;
}

function rowOf({ name, lng, lat, detail, osmId }: NamedPlace): string {
  const places = [lng, lat].map(
    (degrees) => Math.round(degrees * UNITS_PER_DEGREE) / UNITS_PER_DEGREE,
  );
  const more = osmId === undefined ? [detail] : [detail, osmId];
  return JSON.stringify([name, ...places, ...(detail === null ? [] : more)]);
}

/**
 * Reads a places.json. Throws PackFormatError for another file; a single bad row is skipped, because the rest
 * is usable without it.
 */
export function readPlaces(json: string): readonly NamedPlace[] {
  const fields = documentOf(json);
  return PLACE_KINDS.flatMap((kind) =>
    rowsOf(fields, kind).flatMap((row) => placeOf(kind, row) ?? []),
  );
}

/** Reads the municipalities of a places.json; none in older packs. Throws as `readPlaces` does. */
export function readMunicipalities(json: string): readonly PackMunicipality[] {
  const fields = documentOf(json);
  const rows = MUNICIPALITIES in fields ? arrayOf(fields, MUNICIPALITIES) : [];
  return rows.flatMap((row) => {
    const [named, ...rings] = Array.isArray(row) ? (row as unknown[]) : [];
    const name = typeof named === "string" ? plainName(named) : "";
    return name !== "" && rings.length > 0 && rings.every(isRing) ? [{ name, rings }] : [];
  });
}

function isRing(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length < 6 || value.length % 2 === 1) return false;
  return value.every((_, at) => at % 2 === 1 || isLatLng(value[at + 1], value[at]));
}

function rowsOf(fields: Fields, kind: PlaceKind): readonly unknown[] {
  return kind in fields || FIRST_KINDS.includes(kind) ? arrayOf(fields, kind) : [];
}

function documentOf(json: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new PackFormatError("damaged", "The list of places is damaged.");
  }
  const fields = fieldsOf(value);
  if (fields["format"] !== PLACES_FORMAT) {
    throw new PackFormatError("not-a-pack", "This is not a list of places.");
  }
  if (typeof fields["version"] === "number" && fields["version"] > PLACES_VERSION) {
    throw new PackFormatError("newer-version", "This list of places needs a newer app.");
  }
  return fields;
}

function placeOf(kind: PlaceKind, row: unknown): NamedPlace | null {
  const [name, lng, lat, detail, osmId] = Array.isArray(row) ? row : [];
  if (typeof name !== "string" || !isLatLng(lat, lng)) return null;
  const plain = plainName(name);
  if (plain === "" && !mayBeNameless(kind)) return null;
  return {
    kind,
    name: plain,
    lat,
    lng,
    detail: typeof detail === "string" ? detail : null,
    ...(kind === "node" && Number.isSafeInteger(osmId) && { osmId: osmId as number }),
  };
}
