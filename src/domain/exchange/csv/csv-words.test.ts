import { describe, expect, it } from "vitest";
import { problemReasonOf, readSample } from "#domain/exchange/read-sample.fixture.ts";
import { WAYPOINT_COLORS } from "#domain/waypoints/waypoint-colors.ts";
import { csvHeadings as dutch } from "#words/exchange/csv-headings.ts";
import { colorTexts } from "#words/waypoints/waypoints.ts";
import { waypointIconTexts } from "#words/waypoints/waypoints-edit.ts";
import { csvHeadings as german } from "../../../words/de/exchange/csv-headings.ts";
import { csvHeadings as english } from "../../../words/en/exchange/csv-headings.ts";
import { type CsvField, columnsOf } from "./csv-columns.ts";
import { csvColor, csvIcon } from "./csv-words.ts";
import { CSV_HEADINGS } from "./write-csv.ts";

/** The names of each column in Dutch, English and German. */
const COLUMNS: readonly (readonly [CsvField, nl: string, en: string, de: string])[] = [
  ["name", "Naam", "Name", "Bezeichnung"],
  ["lat", "Breedtegraad", "Latitude", "Breitengrad"],
  ["lat", "Breedte (°)", "Lat.", "Breite [°]"],
  ["lng", "Lengtegraad", "Longitude", "Längengrad"],
  ["lng", "Lengte", "Lon", "Laenge"],
  ["place", "Coördinaten", "Coordinates", "GPS-Koordinaten"],
  ["rdX", "x-coördinaat", "X coordinate", "X-Koordinate"],
  ["rdY", "RD y", "Y-coordinate", "y-Koordinate"],
  ["altitude", "Hoogte (m)", "Elevation", "Höhe (m)"],
  ["altitude", "hoogte m", "Altitude", "Höhe ü. NN"],
  ["note", "Notitie", "Note", "Notiz"],
  ["note", "Beschrijving", "Description", "Beschreibung"],
  ["note", "Opmerking", "Remarks", "Bemerkung"],
  ["icon", "Pictogram", "Icon", "Piktogramm"],
  ["symbol", "Symbool", "Symbol", "Symbol"],
  ["color", "Kleur", "Colour", "Farbe"],
  ["folder", "Map", "Folder", "Ordner"],
  ["folder", "Groep", "Group", "Gruppe"],
  ["kind", "Soort", "Type", "Art"],
  ["kind", "Categorie", "Category", "Kategorie"],
  ["created", "Datum", "Date", "Zeit"],
  ["created", "Aangemaakt", "Created", "Erstellt am"],
  ["changed", "Gewijzigd", "Modified", "Geändert"],
  ["changed", "gewijzigd", "changed", "geaendert"],
  ["source", "Bron", "Source", "Quelle"],
  ["link", "Website", "URL", "Webseite"],
];

it.each(COLUMNS)("a column for %s is named %s, %s or %s", (field, ...names) => {
  for (const name of names) expect(columnsOf([name]), name).toEqual({ [field]: 0 });
});

it.each([
  ["Dutch", dutch],
  ["English", english],
  ["German", german],
  ["no language", CSV_HEADINGS],
])("the headings that the app writes in %s are read as their own fields", (_, headings) => {
  const fields = Object.keys(headings) as CsvField[];
  expect(columnsOf(Object.values(headings))).toEqual(
    Object.fromEntries(fields.map((field, at) => [field, at])),
  );
});

const TENT = { name: "Tent", lat: 52.1, lng: 5.2, altitudeMeters: 12.5 };

it.each([
  ["Naam;Breedte;Lengte;Hoogte\nTent;52,1;5,2;12,5"],
  ["Name,Latitude,Longitude,Height\nTent,52.1,5.2,12.5"],
  ["Name;Breite;Länge;Höhe\nTent;52,1;5,2;12,5"],
  ["Name\tBreitengrad\tLaengengrad\tHoehe\nTent\t52.1\t5.2\t12.5"],
  ['Name;Koordinaten;Höhe\nTent;"52,1° Nord, 5,2° Ost";12,5'],
  ['name;coordinates;height\nTent;"52.1 north, 5.2 east";12,5'],
  ["Ort;Name;Breite;Länge;Höhe\nOmmen;Tent;52,1;5,2;12,5"],
  ["Ort;Breite;Länge;Höhe\nTent;52,1;5,2;12,5"],
])("a table is read with its language and its decimal sign: %j", (csv) => {
  expect(readSample(csv).waypoints).toEqual([TENT]);
});

it.each(["naam;straat;postcode", "name;street;zip code", "Name;Straße;PLZ", "Name;Strasse;Ort"])(
  "a table with only the addresses %s says so",
  (header) => {
    expect(problemReasonOf(`${header}\nBlokhut;Bosweg 12;1234`)).toBe("only-address-columns");
  },
);

describe("a word for", () => {
  it.each([
    ["drinking-water", "drinkwater", "Drinking water", "Trinkwasser"],
    ["toilet", "WC", "restroom", "Toilette"],
    ["pedestrian", "wandelen", "walking", "Wandern"],
    ["bicycle", "fietsen", "cycling", "Radfahren"],
    ["canoe", "Kano", "canoe", "Kanu"],
    ["bridge", "brug", "bridge", "Bruecke"],
    ["campsite", "camping", "campsite", "Zeltplatz"],
  ])("the icon %s is read: %s, %s, %s", (icon, ...words) => {
    for (const word of words) expect(csvIcon(word), word).toBe(icon);
  });

  it.each([
    ["#ff0000", "rood", "Red", "Rot"],
    ["#00a000", "groen", "green", "Grün"],
    ["#ffffff", "wit", "white", "Weiss"],
    ["#808080", "grijs", "grey", "grau"],
    [WAYPOINT_COLORS.orange, "oranje", "orange", "Orange"],
    [WAYPOINT_COLORS.purple, "paars", "purple", "violett"],
  ])("the colour %s is read: %s, %s, %s", (color, ...words) => {
    for (const word of words) expect(csvColor(word), word).toBe(color);
  });

  it("each icon and colour is known as the app shows it", () => {
    for (const [icon, name] of Object.entries(waypointIconTexts)) {
      expect(csvIcon(name), name).toBe(icon);
    }
    for (const name of Object.values(colorTexts)) expect(csvColor(name), name).toBeDefined();
  });

  it("something else is left as it is", () => {
    expect(csvIcon("icon-of-tomorrow")).toBe("icon-of-tomorrow");
    expect(csvIcon("")).toBe("");
    expect(csvColor("mooi")).toBeUndefined();
    expect(csvColor("")).toBeUndefined();
  });
});

it("icons and colours of a row are read as words", () => {
  const csv =
    "Name;Breite;Länge;Piktogramm;Farbe\nTent;52,1;5,2;Brücke;#aabbcc\nPost;52,1;5,2;Zelt;blau";
  expect(readSample(csv).waypoints).toMatchObject([
    { icon: "bridge", color: "#aabbcc" },
    { icon: "campsite", color: "#0000ff" },
  ]);
});
