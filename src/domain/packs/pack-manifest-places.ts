import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { arrayOf, fieldsOf, PackFormatError } from "./pack-manifest-fields.ts";
import { plainName } from "./plain-text.ts";

/** What can be looked up by name in a pack. The order is that of the stored file. */
export const PLACE_KINDS = ["town", "node", "lock", "bridge", "street"] as const;

/** One of the kinds of named places. */
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Something with a name, or a node with a number, to search for. WGS84 degrees. */
export interface NamedPlace extends LatLng {
  readonly kind: PlaceKind;
  readonly name: string;
  /** What tells it from its namesakes: the network of a node ("walk"), the size of a town. */
  readonly detail: string | null;
}

/** What `format` says in a places.json. */
export const PLACES_FORMAT = "scouting-map-places";
/** The version that is written, and the newest that is read. */
export const PLACES_VERSION = 1;

/** Five decimals are a metre: enough to find something. */
const UNITS_PER_DEGREE = 1e5;

/** A places.json (docs/formats/pack.md), ready to be written. The same places give the same text. */
export function placesJson(places: readonly NamedPlace[]): string {
  const lists = PLACE_KINDS.map((kind) => {
    const rows = places
      .filter((place) => place.kind === kind)
      .map(rowOf)
      .sort();
    return `${JSON.stringify(kind)}: [${rows.length > 0 ? `\n${rows.join(",\n")}\n` : ""}]`;
  });
  return `{"format": "${PLACES_FORMAT}", "version": ${PLACES_VERSION},\n${lists.join(",\n")}}\n`;
}

function rowOf({ name, lng, lat, detail }: NamedPlace): string {
  const places = [lng, lat].map(
    (degrees) => Math.round(degrees * UNITS_PER_DEGREE) / UNITS_PER_DEGREE,
  );
  return JSON.stringify(detail === null ? [name, ...places] : [name, ...places, detail]);
}

/**
 * Reads a places.json. Throws PackFormatError when it is none; a single bad row is passed over, as
 * the rest can be searched without it.
 */
export function readPlaces(json: string): readonly NamedPlace[] {
  const fields = documentOf(json);
  return PLACE_KINDS.flatMap((kind) =>
    arrayOf(fields, kind).flatMap((row) => placeOf(kind, row) ?? []),
  );
}

function documentOf(json: string): Readonly<Record<string, unknown>> {
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
  const [name, lng, lat, detail] = Array.isArray(row) ? row : [];
  if (typeof name !== "string" || !isLatLng(lat, lng)) return null;
  const plain = plainName(name);
  if (plain === "") return null;
  return { kind, name: plain, lat, lng, detail: typeof detail === "string" ? detail : null };
}
