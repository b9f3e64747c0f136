import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { fromRd } from "#domain/coordinates/rd.ts";
import { NOTHING_LEFT_OUT } from "#domain/exchange/exchange-file.ts";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";
import { pathLengthMeters } from "#domain/tracks/path-facts.ts";
import { readFile } from "./read-file.ts";

const placesOf = (text: string) =>
  readSample(text).waypoints.map(({ name, lat, lng, note }) => [name, lat, lng, note ?? ""]);

it("skips what the Finder of a Mac adds to a KMZ", () => {
  const kml =
    "<kml><Placemark><name>Tent</name><Point><coordinates>5.2,52.1</coordinates></Point></Placemark></kml>";
  const junk = Uint8Array.of(0, 5, 22, 7);
  const zip = zipSync({
    "doc.kml": encodeUtf8(kml),
    "__MACOSX/._doc.kml": junk,
    ".DS_Store": junk,
    "a/.hidden.kml": junk,
  });
  expect(readSample(zip).waypoints).toMatchObject([{ name: "Tent", lat: 52.1, lng: 5.2 }]);
});

it("joins laps that follow each other, and not those after a pause", () => {
  const lapAt = (seconds: number) => {
    const points = [0, 20, 40].map((after, index) => {
      const time = new Date(Date.UTC(2026, 4, 1, 8) + (seconds + after) * 1000).toISOString();
      const lat = 52.1 + (seconds / 20 + index) * 0.0009;
      return `<Trackpoint><Time>${time}</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>5.2</LongitudeDegrees></Position></Trackpoint>`;
    });
    return `<Lap><Track>${points.join("")}</Track></Lap>`;
  };
  const laps = [0, 60, 120, 800].map(lapAt).join("");
  const text = `<TrainingCenterDatabase><Activities><Activity>${laps}</Activity></Activities></TrainingCenterDatabase>`;
  const [track] = readSample(text).tracks;
  expect([...(track?.segmentStarts ?? [])]).toEqual([0, 9]);
  expect(track && pathLengthMeters(track)).toBeCloseTo(1001, -1);
});

it("reads GeoJSON in RD, and names another coordinate system", () => {
  const inCrs = (name: string) =>
    `{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"${name}"}},"features":[{"type":"Feature","properties":{"name":"Kerk"},"geometry":{"type":"Point","coordinates":[136500,455500]}},{"type":"Feature","properties":{"name":"Pad"},"geometry":{"type":"LineString","coordinates":[[136500,455500],[137500,455500]]}}]}`;
  const { waypoints, tracks } = readSample(inCrs("urn:ogc:def:crs:EPSG::28992"));
  expect(waypoints).toMatchObject([{ name: "Kerk", ...fromRd({ x: 136_500, y: 455_500 }) }]);
  expect(tracks[0] && pathLengthMeters(tracks[0])).toBeCloseTo(1000, -1);
  expect(readFile(encodeUtf8(inCrs("EPSG:2154")))).toEqual({
    ok: false,
    problem: { reason: "other-crs", subject: "EPSG:2154" },
  });
  const degrees = inCrs("urn:ogc:def:crs:OGC:1.3:CRS84").replaceAll(/\[136500,455500\]/g, "[5,52]");
  expect(readSample(degrees).waypoints).toMatchObject([{ lat: 52, lng: 5 }]);
});

it("reads a table whose rows are in quotes", () => {
  const text =
    '"naam,lat,lon,opmerking"\r\n"Kerk,52.1,5.2,rode toren"\r\n"Molen,52.2,5.3,""open, zaterdag"""\r\n';
  expect(placesOf(text)).toEqual([
    ["Kerk", 52.1, 5.2, "rode toren"],
    ["Molen", 52.2, 5.3, "open, zaterdag"],
  ]);
});

it("reads a table with lines above the names of its columns", () => {
  const text = "Postenlijst zomerkamp\n\nnaam;lat;lon\nKerk;52,1;5,2\nMolen;52,2;5,3\n";
  expect(placesOf(text)).toEqual([
    ["Kerk", 52.1, 5.2, ""],
    ["Molen", 52.2, 5.3, ""],
  ]);
});

it("collapses the blanks in the data of a KML", () => {
  const data =
    '<Data name="lijn">\n<value>\n            23\n          </value></Data><Data name="richting"><value>\n  Utrecht\n</value></Data>';
  const text = `<kml><Placemark><name>Halte</name><ExtendedData>${data}</ExtendedData><Point><coordinates>5.2,52.1</coordinates></Point></Placemark></kml>`;
  expect(placesOf(text)).toEqual([["Halte", 52.1, 5.2, "lijn: 23\nrichting: Utrecht"]]);
});

it("takes the story and the hint of a geocache into its note", () => {
  const cache =
    '<groundspeak:cache xmlns:groundspeak="http://www.groundspeak.com/cache/1/0"><groundspeak:name>De oude eik</groundspeak:name><groundspeak:long_description html="True">&lt;p&gt;Lang &lt;b&gt;verhaal&lt;/b&gt;&lt;/p&gt;</groundspeak:long_description><groundspeak:encoded_hints>achter de steen</groundspeak:encoded_hints></groundspeak:cache>';
  const inFile = (content: string) =>
    `<gpx xmlns="http://www.topografix.com/GPX/1/0"><wpt lat="52.1" lon="5.2"><name>GC0TEST</name><desc>De oude eik</desc>${content}</wpt></gpx>`;
  for (const content of [cache, `<extensions>${cache}</extensions>`]) {
    const [[, , , note] = []] = placesOf(inFile(content));
    expect(note).toBe("De oude eik\nLang verhaal\nachter de steen");
  }
});

it.each([
  ["POINT Z (5.2 52.1 12)", "point"],
  ["SRID=4326;POINT(5.2 52.1)", "point"],
  ["MULTIPOINT ((5.2 52.1))", "point"],
  ["MultiLineString((5.2 52.1, 5.3 52.1), (5.4 52.1, 5.5 52.1))", "line"],
  ["LINESTRING M (5.2 52.1 7, 5.3 52.1 8)", "line"],
  ["POLYGON ((5.2 52.1, 5.21 52.1, 5.21 52.11, 5.2 52.1))", "area"],
  ["MULTIPOLYGON (((5.2 52.1, 5.21 52.1, 5.21 52.11, 5.2 52.1)))", "area"],
  ["POLYGON ((5 52, 6 52, 6 53, 5 52), (5.2 52.1, 5.3 52.1, 5.3 52.2, 5.2 52.1))", "line"],
  ["LINESTRING (136500 455500, 137500 455500)", "line"],
])("reads the geometry %s of a table as a %s", (text, kind) => {
  const { waypoints, tracks, leftOut } = readSample(`naam;wkt\nVeld;"${text}"`);
  expect(leftOut).toEqual(NOTHING_LEFT_OUT);
  expect(waypoints).toHaveLength(kind === "point" ? 1 : 0);
  expect(tracks.map(({ name, isArea }) => [name, isArea])).toEqual(
    kind === "point" ? [] : [["Veld", kind === "area" ? true : undefined]],
  );
  const [track] = tracks;
  for (const lat of track?.lats ?? []) expect(Math.floor(lat)).toBeOneOf([52, 53]);
});

it.each(["", "POINT EMPTY", "LINESTRING (a b)", "GEOMETRYCOLLECTION (POINT (5.2 52.1))"])(
  "counts the geometry %j of a table as unreadable",
  (text) => {
    const { waypoints, tracks, leftOut } = readSample(`naam;wkt\nVeld;"${text}"`);
    expect([waypoints, tracks, leftOut.unreadCoordinates]).toEqual([[], [], 1]);
  },
);

it("takes no place from a point of a KML with decimal commas", () => {
  const kml = (coordinates: string) =>
    `<kml><Placemark><Point><coordinates>${coordinates}</coordinates></Point></Placemark></kml>`;
  for (const written of ["5,2 52,1", "5,2,52,1", "5,387206,52,155174", "5,2,52,1,0"]) {
    const { waypoints, leftOut } = readSample(kml(written));
    expect([waypoints, leftOut.unreadCoordinates], written).toEqual([[], 1]);
  }
  for (const written of ["5.2,52.1", "5.2,52.1,0,0", "5,52,0"]) {
    expect(readSample(kml(written)).waypoints, written).toHaveLength(1);
  }
});
