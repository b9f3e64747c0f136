import { foldedSpellings, foldText } from "#domain/text/fold-text.ts";

/**
 * The meanings that a CSV column can have. `place` has both coordinates, `wkt` a geometry as text, `rdX` and `rdY` are Dutch
 * grid metres.
 */
const CSV_FIELDS = [
  "name",
  "lat",
  "lng",
  "place",
  "wkt",
  "rdX",
  "rdY",
  "altitude",
  "note",
  "icon",
  "symbol",
  "color",
  "folder",
  "kind",
  "created",
  "changed",
  "source",
  "link",
  "id",
] as const;

/** One of `CSV_FIELDS`. */
export type CsvField = (typeof CSV_FIELDS)[number];

/** The cell of a field in one row; empty when the table has no such column. */
export type CellOf = (field: CsvField) => string;

/** Maps fields to columns (0 is the first), and tells whether the first row holds names. */
export interface CsvMapping {
  readonly columns: Readonly<Partial<Record<CsvField, number>>>;
  readonly hasHeader: boolean;
}

/** A longer first cell is not the name of a column. */
const MAX_NAME_LENGTH = 100;

/**
 * The names that columns go by, in Dutch, English and German, separated by commas. They are compared without spaces, dashes and
 * units in brackets, with umlauts in either spelling.
 */
const NAMES: Readonly<Record<CsvField, string>> = {
  name: "name, naam, title, titel, label, waypoint, Wegpunkt, Bezeichnung, Ortsname",
  lat: "lat, latitude, breedtegraad, breedte, noorderbreedte, ycoord, lat wgs84, latitude wgs84, Breite, Breitengrad, geogr Breite, geografische Breite, geographische Breite, nördliche Breite",
  lng: "lng, lon, long, longitude, lengtegraad, lengte, oosterlengte, lon wgs84, longitude wgs84, Länge, Längengrad, geogr Länge, geografische Länge, geographische Länge, östliche Länge",
  place:
    "coordinates, coordinate, coördinaten, coördinaat, coords, coord, latlng, latlon, latlong, latitude longitude, location, locatie, position, positie, gps, gps coördinaten, gps coordinates, Koordinaten, Koordinate, GPS-Koordinaten, GPS-Koordinate, Standort",
  wkt: "wkt, geometry, geom, geometrie",
  rdX: "rdx, xrd, x, x-coördinaat, x-coordinate, x-Koordinate",
  rdY: "rdy, yrd, y, y-coördinaat, y-coordinate, y-Koordinate",
  altitude:
    "altitude, ele, elevation, alt, hoogte, hoogte m, height, Höhe, Höhe m, Höhe ü NN, Seehöhe",
  note: "note, notes, notitie, notities, description, desc, omschrijving, beschrijving, opmerking, opmerkingen, comment, comments, cmt, remark, remarks, Notiz, Notizen, Beschreibung, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Kommentar, Hinweis",
  icon: "icon, icoon, pictogram, Piktogramm",
  symbol: "symbol, sym, symbool",
  color: "color, colour, kleur, Farbe",
  folder: "folder, map, group, groep, Ordner, Gruppe",
  kind: "kind, soort, type, category, categorie, Art, Typ, Kategorie",
  created:
    "created, created at, time, date, datetime, timestamp, datum, tijd, aangemaakt, gemaakt, Zeit, Zeitstempel, erstellt, erstellt am, angelegt",
  changed: "changed, modified, updated, gewijzigd, geändert, geändert am, bearbeitet, aktualisiert",
  source: "source, bron, Quelle",
  link: "link, url, website, Webseite, Verweis",
  // Not "id": that counts rows in files of other programs.
  id: "smid",
};

/** The names of a column with towns, which are the names of the places if no other column has those. */
const TOWN_NAMES = plainNames("plaats, Ort, town");

const PLAIN_NAMES = Object.fromEntries(
  Object.entries(NAMES).map(([field, names]) => [field, plainNames(names)]),
) as Readonly<Record<CsvField, readonly string[]>>;

/**
 * Returns the columns that the names in a first row stand for; columns with other names are left
 * out.
 */
export function columnsOf(header: readonly string[]): CsvMapping["columns"] {
  const names = header.map(plainName);
  const columnOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const found = CSV_FIELDS.flatMap((field) => {
    const named = columnOf(PLAIN_NAMES[field]);
    const column = named < 0 && field === "name" ? columnOf(TOWN_NAMES) : named;
    return column < 0 ? [] : [[field, column] as const];
  });
  return Object.fromEntries(found);
}

/** Returns whether these columns can give a place. */
export function hasPlace({ lat, lng, place, wkt, rdX, rdY }: CsvMapping["columns"]): boolean {
  const isPair = (one?: number, other?: number): boolean =>
    one !== undefined && other !== undefined;
  return place !== undefined || wkt !== undefined || isPair(lat, lng) || isPair(rdX, rdY);
}

/** The names of columns with parts of an address. */
const ADDRESS_NAMES = plainNames(
  "address, adres, street, straat, postcode, postal code, zip, zip code, Adresse, Anschrift, Straße, PLZ, Postleitzahl",
);

/** Returns whether one of the names in a first row stands for a part of an address. */
export function namesAddress(header: readonly string[]): boolean {
  return header.some((name) => ADDRESS_NAMES.includes(plainName(name)));
}

function plainName(name: string): string {
  const [beforeUnit = ""] = name.slice(0, MAX_NAME_LENGTH).split(/[([]/, 1);
  return onlyLetters(foldText(beforeUnit));
}

function plainNames(names: string): readonly string[] {
  return names.split(",").flatMap((name) => foldedSpellings(name).map(onlyLetters));
}

function onlyLetters(folded: string): string {
  return folded.replace(/[^a-z0-9]/g, "");
}
