import { expect, test } from "vitest";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { problemReasonOf, readSample } from "#domain/exchange/read-sample.fixture.ts";
import { previewCsv } from "./preview-csv.ts";

const TENT = { name: "Tent", lat: 52.1, lng: 5.2 };

test.each([
  ["name,lat,lon\nTent,52.1,5.2"],
  ["Naam;Breedtegraad;Lengtegraad\nTent;52,1;5,2\n"],
  ["Lengte (°)\tBreedte (°)\tTitel\r\n5,2\t52,1\tTent\r\n"],
  ['"Naam";"X";"Y"\n"Tent";5,2;52,1'],
  ['WKT,name\n"POINT (5.2 52.1)",Tent'],
])("recognises separator, decimal comma and Dutch names: %j", (csv) => {
  expect(readSample(csv).waypoints).toEqual([TENT]);
});

test("converts x and y of the Dutch grid to degrees", () => {
  const [waypoint] = readSample("naam;x;y\nOLV-toren;155000;463000").waypoints;
  expect(waypoint?.lat).toBeCloseTo(52.15517, 4);
  expect(waypoint?.lng).toBeCloseTo(5.3872, 4);
});

test("reads separators, quotes and line ends in quoted cells", () => {
  const csv = 'lat,lng,notitie\n52,5,"a, ""b""\nc"';
  expect(readSample(csv).waypoints[0]?.note).toBe('a, "b"\nc');
});

test("skips and counts a row without a place, and ignores an empty row", () => {
  const { waypoints, leftOut } = readSample("lat,lng\n52,5\n,\nx,5\n\n53,5");
  expect([waypoints.length, leftOut.unreadCoordinates]).toEqual([2, 1]);
});

test("reads one column with both coordinates, of any name and form", () => {
  const csv = 'naam;coördinaten\nTent;52,1 5,2\nPost;"155000, 463000"\nWeg;daar ergens';
  const { waypoints, leftOut } = readSample(csv);
  expect(waypoints[0]).toEqual(TENT);
  expect(waypoints[1]?.lat).toBeCloseTo(52.15517, 4);
  expect(leftOut.unreadCoordinates).toBe(1);
});

test("says that a table has only addresses", () => {
  const csv = "naam;straat;postcode\nBlokhut;Bosweg 12;1234 AB";
  expect(problemReasonOf(csv)).toBe("only-address-columns");
  expect(readSample("naam;straat;lat;lng\nTent;Bosweg 12;52,1;5,2").waypoints).toEqual([TENT]);
});

test("asks for the columns if a location is only the name of a town", () => {
  expect(problemReasonOf("naam;locatie\nTent;Ommen\nPost;Dalfsen")).toBe("no-coordinate-columns");
});

test("reads the places in a column of links to maps, if there are no others", () => {
  const link = "https://www.google.com/maps/search/52.1,5.2";
  const { waypoints, leftOut } = readSample(`Title,Note,URL\nTent,,"${link}"\nPost,,https://a.nl/`);
  expect(waypoints).toEqual([{ ...TENT, links: [{ url: link }] }]);
  expect(leftOut.unreadCoordinates).toBe(1);
});

test.each([
  ["sep=;", ";"],
  ['"sep=;"', ";"],
  ["sep=,", ","],
  ["SEP=\t", "\t"],
])("reads a table behind a line that names the separator: %j", (line, separator) => {
  const rows = [
    ["naam", "lat", "lng"],
    ["Tent", "52.1", "5.2"],
  ];
  const csv = [line, ...rows.map((row) => row.join(separator))].join("\r\n");
  expect(readSample(csv).waypoints).toEqual([TENT]);
  expect(previewCsv(encodeUtf8(csv))?.rows[0]).toEqual(rows[0]);
});

test.each([
  ["N52 06.000", "E005 12.000"],
  ["52°06'00\"N", "5°12'00\"O"],
  ["52 6 0", "5 12 0"],
])("reads degrees with minutes in two columns: %s", (lat, lng) => {
  const csv = `naam;lat;lon\nTent;"${lat.replaceAll('"', '""')}";"${lng.replaceAll('"', '""')}"`;
  const [waypoint] = readSample(csv).waypoints;
  expect(waypoint?.lat).toBeCloseTo(52.1, 9);
  expect(waypoint?.lng).toBeCloseTo(5.2, 9);
});

test("removes a guard against formulas", () => {
  expect(readSample("name,lat,lng\n'=1+1,52,5").waypoints[0]?.name).toBe("=1+1");
});

test("uses the columns that the user chose instead of the first row", () => {
  const csvMapping = { columns: { lng: 0, lat: 1, name: 2 }, hasHeader: false };
  expect(readSample("5.2,52.1,Tent\n", { csvMapping }).waypoints).toEqual([TENT]);
});

test("refuses a table without known columns, whose start can be shown", () => {
  const csv = "5.2;52.1;Tent\n5.3;52.2;Post\n";
  expect(problemReasonOf(csv)).toBe("no-coordinate-columns");
  expect(previewCsv(encodeUtf8(csv))).toEqual({
    rows: [
      ["5.2", "52.1", "Tent"],
      ["5.3", "52.2", "Post"],
    ],
    mapping: { columns: {}, hasHeader: false },
  });
});

test("refuses text that is not a table as an unknown kind", () => {
  expect(problemReasonOf("Beste Jan,\nmorgen kom ik.")).toBe("unknown-kind");
});

test("reads the English headings of older exports like the Dutch ones", () => {
  const english =
    "name,lat,lng,altitude,note,icon,symbol,color,folder,created,changed,source,sm:id";
  const dutch =
    "naam,breedtegraad,lengtegraad,hoogte,notitie,pictogram,symbool,kleur,map,aangemaakt,gewijzigd,bron,sm:id";
  const row =
    "Tent,52.1,5.2,3,bij de eik,tree,Park,#aa0000,Kamp,2026-11-21T09:05:00Z,2026-11-22T09:05:00Z,gpx,a1";
  const [old, now] = [english, dutch].map((head) => readSample(`${head}\n${row}`).waypoints);
  expect(now).toEqual(old);
  expect(Object.keys(now?.[0] ?? {})).toHaveLength(13);
});
