import fc from "fast-check";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { problemReasonOf, readSample } from "#domain/exchange/read-sample.fixture.ts";
import { readFile } from "./read-file.ts";

const KML = `<kml><Folder><name>F</name><Placemark><name>A</name><description><![CDATA[<b>x</b>]]></description>
  <Style><IconStyle><color>ff0000ff</color><Icon><href>a/b.png?c#d</href></Icon></IconStyle></Style>
  <MultiGeometry><Point><coordinates>5,52</coordinates></Point><LineString><coordinates>5,52 6,53,1
  </coordinates></LineString></MultiGeometry></Placemark><Placemark><gx:Track><when>2026-05-01T10:00:00Z
  </when><gx:coord>5 52 1</gx:coord></gx:Track></Placemark></Folder></kml>`;

const SAMPLES = [
  `<?xml version="1.0"?><gpx><wpt lat="52" lon="5"><name>A &amp; B</name><!-- c --></wpt><trk><trkseg>
   <trkpt lat="52" lon="5"><ele>1.5</ele><time>2026-05-01T10:00:00Z</time></trkpt></trkseg></trk></gpx>`,
  KML,
  `<TrainingCenterDatabase><Activity><Track><Trackpoint><Position><LatitudeDegrees>52</LatitudeDegrees>
   <LongitudeDegrees>5</LongitudeDegrees></Position></Trackpoint></Track></Activity></TrainingCenterDatabase>`,
  '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"LineString","coordinates":[[5,52],[6,53]]},"properties":{"name":"é","links":[{"href":"http://a.nl/"}],"coordTimes":["2026-05-01"]}}]}',
  'naam;lat;lng;WKT\n"A";52,1;5,2;POINT (5 52)\n',
].map(encodeUtf8);
const ALL = [...SAMPLES, zipSync({ "doc.kml": encodeUtf8(KML) })];

const damage = fc.array(
  fc.tuple(fc.nat(), fc.constantFrom(..."<>&\"'/,[]{}0-e;\n !\u0000"), fc.boolean()),
  {
    maxLength: 6,
  },
);

test("reading any file ends, and gives only places on earth", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL), damage, fc.nat(), (sample, changes, end) => {
      const bytes = [...sample];
      for (const [at, letter, isInserted] of changes) {
        bytes.splice(at % bytes.length, isInserted ? 0 : 1, letter.charCodeAt(0));
      }
      const result = readFile(Uint8Array.from(bytes.slice(0, 1 + (end % bytes.length))));
      if (!result.ok) return;
      const { waypoints, tracks } = result.file;
      const lats = [
        ...waypoints.map(({ lat }) => lat),
        ...tracks.flatMap((track) => [...track.lats]),
      ];
      expect(lats.every((lat) => Math.abs(lat) <= 90)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("recognises the kind by the content", () => {
  expect(ALL.map((bytes) => readSample(bytes).kind)).toEqual([
    "gpx",
    "kml",
    "tcx",
    "geojson",
    "csv",
    "kmz",
  ]);
});

test.each(["<html><body/></html>", "zomaar tekst", "\u0089PNG\r\n"])(
  "rejects %j as an unknown kind",
  (text) => expect(problemReasonOf(text)).toBe("unknown-kind"),
);

test.each([
  ["many opening brackets", "<".repeat(200_000)],
  ["many quotes", `<gpx a="${"'".repeat(200_000)}`],
  [
    "many blanks in a name",
    `<gpx><wpt lat="1" lon="1"><name>${" \n".repeat(100_000)}x</name></wpt></gpx>`,
  ],
  ["many references", `<gpx><wpt lat="1" lon="1"><name>${"&#".repeat(100_000)}</name></wpt></gpx>`],
  [
    "a long description",
    `<kml><Placemark><description>${"&lt;a ".repeat(100_000)}</description></Placemark></kml>`,
  ],
  [
    "a long icon",
    `<kml><Placemark><Style><IconStyle><Icon><href>${"a.".repeat(100_000)}</href></Icon></IconStyle></Style><Point><coordinates>1,1</coordinates></Point></Placemark></kml>`,
  ],
  ["a long cell", `wkt;a\nPOINT${" ".repeat(200_000)}x;b\n`],
  ["a long column name", `${"(".repeat(200_000)}\n;b\n`],
  [
    "many commas",
    `<kml><Placemark><LineString><coordinates>${",".repeat(200_000)}</coordinates></LineString></Placemark></kml>`,
  ],
])("%s: reading ends at once", (_, text) => {
  // Quadratic work would take minutes here, and exceed the time limit of the test.
  expect(() => readFile(encodeUtf8(text))).not.toThrow();
});
