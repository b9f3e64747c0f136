/**
 * The meanings that a CSV column can have. `place` has both coordinates, `wkt` is a point as text, `rdX` and `rdY` are Dutch
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
 * The names that columns go by, in English and Dutch, without spaces, dashes and units in brackets.
 */
const NAMES: Readonly<Record<CsvField, readonly string[]>> = {
  name: ["name", "naam", "title", "titel", "label", "waypoint", "plaats"],
  lat: ["lat", "latitude", "breedtegraad", "breedte", "noorderbreedte", "ycoord", "latwgs84"],
  lng: ["lng", "lon", "long", "longitude", "lengtegraad", "lengte", "oosterlengte", "lonwgs84"],
  place: [
    "coordinates",
    "coordinate",
    "coordinaten",
    "coordinaat",
    "coords",
    "coord",
    "latlng",
    "latlon",
    "latlong",
    "latitudelongitude",
    "location",
    "locatie",
    "position",
    "positie",
    "gps",
    "gpscoordinaten",
    "gpscoordinates",
  ],
  wkt: ["wkt", "geometry", "geom"],
  rdX: ["rdx", "xrd", "x", "xcoordinaat", "xcoordinate"],
  rdY: ["rdy", "yrd", "y", "ycoordinaat", "ycoordinate"],
  altitude: ["altitude", "ele", "elevation", "alt", "hoogte", "hoogtem", "height"],
  note: [
    "note",
    "notes",
    "notitie",
    "description",
    "desc",
    "omschrijving",
    "beschrijving",
    "opmerking",
    "comment",
    "cmt",
  ],
  icon: ["icon", "icoon", "pictogram"],
  symbol: ["symbol", "sym", "symbool"],
  color: ["color", "colour", "kleur"],
  folder: ["folder", "map", "group", "groep"],
  kind: ["kind", "soort", "type", "category", "categorie"],
  created: [
    "created",
    "time",
    "date",
    "datetime",
    "timestamp",
    "datum",
    "tijd",
    "aangemaakt",
    "gemaakt",
  ],
  changed: ["changed", "modified", "gewijzigd"],
  source: ["source", "bron"],
  link: ["link", "url", "website"],
  // Not "id": that counts rows in files of other programs.
  id: ["smid"],
};

/**
 * Returns the columns that the names in a first row stand for; columns with other names are left
 * out.
 */
export function columnsOf(header: readonly string[]): CsvMapping["columns"] {
  const names = header.map(plainName);
  const found = CSV_FIELDS.flatMap((field) => {
    const column = names.findIndex((name) => NAMES[field].includes(name));
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
const ADDRESS_NAMES = [
  "address",
  "adres",
  "street",
  "straat",
  "postcode",
  "postalcode",
  "zip",
  "zipcode",
];

/** Returns whether one of the names in a first row stands for a part of an address. */
export function namesAddress(header: readonly string[]): boolean {
  return header.some((name) => ADDRESS_NAMES.includes(plainName(name)));
}

function plainName(name: string): string {
  const [beforeUnit = ""] = name.slice(0, MAX_NAME_LENGTH).split(/[([]/, 1);
  const letters = beforeUnit.normalize("NFD").toLowerCase();
  return letters.replace(/[^a-z0-9]/g, "");
}
