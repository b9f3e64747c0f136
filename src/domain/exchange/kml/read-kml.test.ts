import { expect, test } from "vitest";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";
import { htmlText } from "#domain/exchange/xml/html-text.ts";

const inKml = (content: string): string =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const placemark = (content: string): string => `<Placemark>${content}</Placemark>`;
const POINT = "<Point><coordinates>5.2,52.1,3</coordinates></Point>";
const read = (content: string) => readSample(inKml(content));
const line = (coordinates: string) =>
  read(placemark(`<LineString><coordinates>${coordinates}</coordinates></LineString>`)).tracks[0];

test("reads a point as a waypoint in its folders", () => {
  const kml = `<Folder><name>Zomer</name><Folder>${placemark(`<name>Tent</name>${POINT}`)}
    <name>Kamp</name></Folder></Folder>`;
  expect(read(kml).waypoints).toEqual([
    { name: "Tent", lng: 5.2, lat: 52.1, altitudeMeters: 3, folder: "Zomer / Kamp" },
  ]);
});

test("applies a style from anywhere in the document, also through a style map", () => {
  const kml = `${placemark(`<styleUrl>#map</styleUrl>${POINT}`)}
    <StyleMap id="map"><Pair><key>highlight</key><styleUrl>#x</styleUrl></Pair>
    <Pair><key>normal</key><styleUrl>#n</styleUrl></Pair></StyleMap>
    <Style id="n"><IconStyle><color>ff0080ff</color><Icon>
    <href>http://maps.google.com/mapfiles/kml/shapes/campground.png</href></Icon></IconStyle></Style>`;
  expect(read(kml).waypoints).toMatchObject([
    { color: "#ff8000", icon: "campsite", symbol: "campground" },
  ]);
});

test("does not split a place at blanks around the commas", () => {
  expect(line(" 5, 52, 0\n5.1 ,52.1 , 0 ")).toMatchObject({
    lngs: Float64Array.of(5, 5.1),
    lats: Float64Array.of(52, 52.1),
  });
});

test("reads the lines of a placemark as the segments of one track", () => {
  const part = "<LineString><coordinates>5,52 5,53</coordinates></LineString>";
  const { tracks } = read(placemark(`<MultiGeometry>${part}${part}</MultiGeometry>`));
  expect(tracks.map(({ segmentStarts }) => segmentStarts)).toEqual([Uint32Array.of(0, 2)]);
});

test("reads an area as the lines of its border, and reports that", () => {
  const ring = "<LinearRing><coordinates>5,52 6,52 6,53 5,52</coordinates></LinearRing>";
  const polygon = `<Polygon><outerBoundaryIs>${ring}</outerBoundaryIs></Polygon>`;
  const { tracks, notes } = read(placemark(polygon));
  expect([tracks[0]?.lngs.length, tracks[0]?.isArea, notes]).toEqual([4, true, []]);
  const hole = `<innerBoundaryIs>${ring}</innerBoundaryIs>`;
  const holed = read(
    placemark(`<Polygon><outerBoundaryIs>${ring}</outerBoundaryIs>${hole}</Polygon>`),
  );
  expect([holed.tracks[0]?.isArea, holed.notes]).toEqual([undefined, ["areas-as-lines"]]);
});

test("reads the times of a gx:Track, and reports a surplus of times or places", () => {
  const when = "<when>2026-05-01T10:00:00Z</when>";
  const track = `<gx:Track>${when}${when}<gx:coord>5 52 1</gx:coord></gx:Track>`;
  const { tracks, notes } = read(placemark(track));
  expect(tracks[0]).toMatchObject({
    lngs: Float64Array.of(5),
    timesMs: Float64Array.of(Date.UTC(2026, 4, 1, 10)),
  });
  expect(notes).toEqual(["times-do-not-match"]);
});

test("skips and counts a place that is not on earth", () => {
  const { waypoints, leftOut } = read(
    placemark("<Point><coordinates>52.1,151</coordinates></Point>"),
  );
  expect([waypoints, leftOut.badCoordinates]).toEqual([[], 1]);
});

test("counts remote content without fetching it", () => {
  const kml = `<NetworkLink><Link><href>http://a.nl/x.kml</href></Link></NetworkLink>
    <GroundOverlay><Icon><href>http://a.nl/x.png</href></Icon></GroundOverlay>
    ${placemark(`<styleUrl>http://a.nl/s.kml#x</styleUrl>${POINT}`)}`;
  const { waypoints, leftOut } = read(kml);
  expect([waypoints.length, leftOut.remoteParts]).toEqual([1, 3]);
});

test("adds data that is not in the description to the note", () => {
  const data = `<description>Hoogte 3</description><ExtendedData><Data name="h"><value>3</value></Data>
    <Data name="s"><displayName>Soort</displayName><value>eik</value></Data></ExtendedData>${POINT}`;
  expect(read(placemark(data)).waypoints[0]?.note).toBe("Hoogte 3\nSoort: eik");
});

test("reads the text and links of a description in HTML", () => {
  const html = `<description><![CDATA[<b>Tent</b><br>bij <a href="https://a.nl/">de eik</a>
    <script>alert(1)</script><img src=x onerror="alert(1)">]]></description>${POINT}`;
  const [waypoint] = read(placemark(html)).waypoints;
  expect(waypoint?.note).toMatch(/^Tent\nbij de eik\s*$/);
  expect(waypoint?.links).toEqual([{ url: "https://a.nl/" }]);
});

test("keeps a description without markup as it is", () => {
  expect(htmlText("a < b, 3 > 2\n  c").text).toBe("a < b, 3 > 2\n  c");
});

test("reads a fragment of KML", () => {
  expect(readSample(placemark(POINT)).waypoints).toHaveLength(1);
});

test.each([
  ["5,52,1,5.1,52,2,5.2,52,3", [5, 5.1, 5.2], [1, 2, 3]],
  ["5,52,1,\n5.1,52,2,\n5.2,52,3,\n", [5, 5.1, 5.2], [1, 2, 3]],
  ["5,52, 5.1,52, 5.2,52", [5, 5.1, 5.2], null],
  ["5,52,5.1,52", [5, 5.1], null],
  ["5,52,1,7 5.1,52,2,8", [5, 5.1], [1, 2]],
])(
  "divides numbers with only commas between them into places: %j",
  (coordinates, lngs, altitudes) => {
    expect(line(coordinates)).toMatchObject({
      lngs: Float64Array.from(lngs),
      lats: Float64Array.from(lngs, () => 52),
      altitudesMeters: altitudes && Float64Array.from(altitudes),
    });
  },
);

test("counts places whose numbers cannot be divided", () => {
  const coordinates = "<coordinates>5,52,1,5,52,2,7 5,52</coordinates>";
  const { tracks, leftOut } = read(placemark(`<LineString>${coordinates}</LineString>`));
  expect([tracks[0]?.lngs.length, leftOut.unreadCoordinates]).toEqual([1, 2]);
});

test("counts what has no place by what it has instead", () => {
  const kml = `${placemark("<address>Kampweg 3</address>")}${placemark("<name>Uitzicht</name>")}
    ${placemark("<gx:Track/>")}${placemark(POINT)}`;
  const { leftOut, waypoints } = read(kml);
  expect(leftOut).toMatchObject({ addressesOnly: 1, featuresWithoutPlace: 1, emptyTracks: 1 });
  expect(waypoints).toHaveLength(1);
});

test("gives the name of the document to its only line", () => {
  const path = "<LineString><coordinates>5,52 5,53</coordinates></LineString>";
  expect(read(`<name>Pieterpad</name>${placemark(path)}`).tracks[0]?.name).toBe("Pieterpad");
});
