/** What a column of a CSV can mean. `wkt` is a point as text, `rdX` and `rdY` are Dutch grid metres. */
export const CSV_FIELDS = [
  "name",
  "lat",
  "lng",
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

/** Which column (0 is the first) has which field, and whether the first row holds names. */
export interface CsvMapping {
  readonly columns: Readonly<Partial<Record<CsvField, number>>>;
  readonly hasHeader: boolean;
}

/** A longer first cell is no name of a column. */
const MAX_NAME_LENGTH = 100;

/** How columns are called, in English and Dutch, without blanks, dashes and units in brackets. */
const NAMES: Readonly<Record<CsvField, readonly string[]>> = {
  name: ["name", "naam", "title", "titel", "label", "waypoint", "plaats"],
  lat: ["lat", "latitude", "breedtegraad", "breedte", "noorderbreedte", "ycoord", "latwgs84"],
  lng: ["lng", "lon", "long", "longitude", "lengtegraad", "lengte", "oosterlengte", "lonwgs84"],
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

/** What the names in a first row say; columns that they do not name are not in it. */
export function columnsOf(header: readonly string[]): CsvMapping["columns"] {
  const names = header.map(plainName);
  const found = CSV_FIELDS.flatMap((field) => {
    const column = names.findIndex((name) => NAMES[field].includes(name));
    return column < 0 ? [] : [[field, column] as const];
  });
  return Object.fromEntries(found);
}

/** Whether a place can be made of these columns. */
export function hasPlace({ lat, lng, wkt, rdX, rdY }: CsvMapping["columns"]): boolean {
  const isPair = (one?: number, other?: number): boolean =>
    one !== undefined && other !== undefined;
  return wkt !== undefined || isPair(lat, lng) || isPair(rdX, rdY);
}

function plainName(name: string): string {
  const [beforeUnit = ""] = name.slice(0, MAX_NAME_LENGTH).split(/[([]/, 1);
  return beforeUnit.toLowerCase().replace(/[^a-z0-9]/g, "");
}
