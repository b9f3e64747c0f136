import { expect, test } from "vitest";
import { readSample } from "#domain/exchange/read-sample.fixture.ts";

const GPX11 = 'xmlns="http://www.topografix.com/GPX/1/1"';
const inGpx = (content: string): string => `<?xml version="1.0"?><gpx ${GPX11}>${content}</gpx>`;
const wpt = (content: string): string => inGpx(`<wpt lat="52.1" lon="5.2">${content}</wpt>`);
const waypoint = (content: string) => readSample(wpt(content)).waypoints[0];
const track = (content: string) => readSample(inGpx(`<trk>${content}</trk>`)).tracks[0];
const POINT = '<trkpt lat="52" lon="5"/>';

test("reads every GPX 1.1 element of a waypoint", () => {
  const content = `<ele>12.5</ele><time>2026-05-01T10:00:00Z</time><name>Tent &amp; vuur</name>
    <cmt>let op</cmt><desc>bij de eik</desc><link href="https://example.org/a"><text>A</text></link>
    <sym>Campground</sym><type>Kamp</type>`;
  expect(waypoint(content)).toEqual({
    name: "Tent & vuur",
    lat: 52.1,
    lng: 5.2,
    altitudeMeters: 12.5,
    timeMs: Date.UTC(2026, 4, 1, 10),
    note: "bij de eik\nlet op",
    links: [{ url: "https://example.org/a", text: "A" }],
    icon: "campsite",
    kind: "Kamp",
  });
});

test("reads the type of a waypoint as a folder only in files of this app", () => {
  const own = (content: string) =>
    readSample(
      `<gpx creator="Scouting Map" xmlns:sm="x"><wpt lat="52" lon="5">${content}</wpt></gpx>`,
    ).waypoints[0];
  const type = "<type>Kamp</type>";
  const said = (name: string) => `<extensions><sm:${name}>Zomer</sm:${name}></extensions>`;
  expect(own(type)).toMatchObject({ folder: "Kamp" });
  expect(own(type)).not.toHaveProperty("kind");
  expect(own(type + said("kind"))).toMatchObject({ kind: "Zomer" });
  expect(own(type + said("kind"))).not.toHaveProperty("folder");
  expect(waypoint(type + said("folder"))).toMatchObject({ folder: "Zomer" });
  expect(waypoint(type + said("folder"))).not.toHaveProperty("kind");
});

test("reads the link of GPX 1.0 from url and urlname, and extensions between elements", () => {
  const gpx = `<gpx version="1.0" xmlns:topografix="x"><wpt lat="52" lon="5"><url>http://a.nl/</url>
    <urlname>A</urlname><topografix:color>ff8000</topografix:color></wpt></gpx>`;
  expect(readSample(gpx).waypoints).toMatchObject([
    { links: [{ url: "http://a.nl/", text: "A" }], color: "#ff8000" },
  ]);
});

test("prefers OsmAnd's icon over the symbol, and drops the opacity of its colour", () => {
  const extensions = `<sym>Flag</sym><extensions><osmand:icon>tourism_camp_site</osmand:icon>
    <osmand:color>#80FF0000</osmand:color></extensions>`;
  expect(waypoint(extensions)).toMatchObject({
    icon: "campsite",
    color: "#ff0000",
    symbol: "Flag",
  });
});

test("reads Garmin's colour of a track from its own extension", () => {
  const extensions = `<extensions><gpxx:TrackExtension><gpxx:DisplayColor>DarkRed</gpxx:DisplayColor>
    </gpxx:TrackExtension></extensions>`;
  expect(track(extensions)?.color).toBe("#8b0000");
});

test("keeps the words of a symbol that matches no icon", () => {
  expect(waypoint("<sym>Podcache</sym>")).toMatchObject({ symbol: "Podcache" });
});

test("ignores elements of the same name in extensions", () => {
  const content =
    "<name>A</name><extensions><x:name>B</x:name><x:wpt lat='1' lon='1'/></extensions>";
  expect(readSample(wpt(content)).waypoints).toMatchObject([{ name: "A" }]);
});

test.each(["", 'xmlns="http://www.topografix.com/GPX/9/9"', 'xmlns:x="y"'])(
  "accepts a wrong or missing namespace: %s",
  (namespace) => {
    const prefix = namespace.startsWith("xmlns:x") ? "x:" : "";
    const gpx = `<${prefix}gpx ${namespace}><${prefix}wpt lat="52" lon="5"><${prefix}name>A</${prefix}name></${prefix}wpt></${prefix}gpx>`;
    expect(readSample(gpx).waypoints).toMatchObject([{ name: "A" }]);
  },
);

test("keeps the segments of a track, and drops empty ones", () => {
  const segments = `<trkseg>${POINT}${POINT}</trkseg><trkseg/><trkseg>${POINT}</trkseg>`;
  const { segmentStarts, lngs } = track(`<name>Rond</name>${segments}`) ?? {};
  expect([segmentStarts, lngs]).toEqual([Uint32Array.of(0, 2), Float64Array.of(5, 5, 5)]);
});

test("reads heights and times per point, and null if no point has one", () => {
  const points = `<trkseg><trkpt lat="52" lon="5"><ele>3</ele></trkpt>${POINT}</trkseg>`;
  const { altitudesMeters, timesMs } = track(points) ?? {};
  expect([altitudesMeters, timesMs]).toEqual([Float64Array.of(3, Number.NaN), null]);
});

test("keeps the order of a track with more points than the first arrays hold", () => {
  const points = Array.from({ length: 1000 }, (_, at) => `<trkpt lat="${at / 100}" lon="5"/>`);
  const { lats } = track(`<trkseg>${points.join("")}</trkseg>`) ?? {};
  expect([lats?.length, lats?.[999]]).toEqual([1000, 9.99]);
});

test.each([
  'lat="91" lon="5"',
  'lat="NaN" lon="5"',
  'lon="5"',
  'lat="52,1" lon="5"',
  'lat="1e999" lon="5"',
])("skips and counts a point at %s, and reads the rest", (place) => {
  const gpx = inGpx(`<wpt ${place}/><trk><trkseg>${POINT}<trkpt ${place}/></trkseg></trk>
      <rte><rtept ${place}/><rtept lat="52" lon="5"/></rte>`);
  const { waypoints, tracks, routes, leftOut } = readSample(gpx);
  expect(leftOut.badCoordinates + leftOut.unreadCoordinates).toBe(3);
  expect([waypoints.length, tracks[0]?.lngs.length, routes[0]?.points.length]).toEqual([0, 1, 1]);
});

test("counts an unreadable time, and keeps its point", () => {
  const { tracks, leftOut } = readSample(
    inGpx('<trk><trkseg><trkpt lat="52" lon="5"><time>gisteren</time></trkpt></trkseg></trk>'),
  );
  expect([tracks[0]?.timesMs, leftOut.badTimes]).toEqual([null, 1]);
});

test("counts points with heart rates, which are not imported", () => {
  const point = `<trkpt lat="52" lon="5"><extensions><gpxtpx:TrackPointExtension>
    <gpxtpx:hr>140</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>`;
  const { leftOut } = readSample(inGpx(`<trk><trkseg>${point}${POINT}</trkseg></trk>`));
  expect(leftOut.pointsWithSensorData).toBe(1);
});

test("reads the start of a recording that was cut off, and reports that", () => {
  const gpx = `<gpx><trk><trkseg>${POINT}<trkpt lat="52.5" lon="5"><ele>1</ele></trkpt><trkpt lat="52.`;
  const { tracks, isTruncated } = readSample(gpx);
  expect([tracks[0]?.lats, isTruncated]).toEqual([Float64Array.of(52, 52.5), true]);
});

test("reports text after the end", () => {
  expect(readSample(`${inGpx("")}\n`).notes).toEqual([]);
  expect(readSample(`${inGpx("")} rest`).notes).toEqual(["text-after-end"]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  'http://a"b',
  "geo:5,2",
])("rejects and counts the link %s", (address) => {
  const href = address.replaceAll('"', "&quot;");
  const { waypoints, leftOut } = readSample(wpt(`<link href="${href}"/>`));
  expect([waypoints[0]?.links, leftOut.links]).toEqual([undefined, 1]);
});

test("reads names as text, even if they look like markup", () => {
  const names = ["<script>1</script>", "__proto__", "{{x}}", "  "];
  const escaped = names.map((name) => name.replaceAll("<", "&lt;"));
  const points = escaped.map((name) => `<wpt lat="1" lon="1"><name>${name}</name></wpt>`);
  expect(readSample(inGpx(points.join(""))).waypoints.map(({ name }) => name)).toEqual(names);
});

test.each(["gpxx", "ns3"])(
  "keeps the line that a device calculated between route points: %s",
  (prefix) => {
    const rpt = (lat: number) =>
      `<${prefix}:rpt lat="${lat}" lon="5"><${prefix}:Subclass/></${prefix}:rpt>`;
    const shape = `<extensions><${prefix}:RoutePointExtension>${rpt(52)}${rpt(52.1)}${rpt(52.2)}
    </${prefix}:RoutePointExtension></extensions>`;
    const route = `<rte><rtept lat="52" lon="5"><name>A</name>${shape}</rtept>
    <rtept lat="52.2" lon="5"><name>B</name></rtept><rtept lat="52.3" lon="5"/></rte>`;
    const [{ points } = { points: [] }] = readSample(inGpx(route)).routes;
    expect(points.map(({ name, lat }) => [name, lat])).toEqual([
      ["A", 52],
      ["", 52.1],
      ["B", 52.2],
      ["", 52.3],
    ]);
  },
);

test("keeps two points of a route at the same place", () => {
  const route = `<rte><rtept lat="52" lon="5"/><rtept lat="52" lon="5"/></rte>`;
  expect(readSample(inGpx(route)).routes[0]?.points).toHaveLength(2);
});

test("gives the name of the file to its only line, also in GPX 1.0, but not to one of two", () => {
  const trk = `<trk><trkseg>${POINT}</trkseg></trk>`;
  const namesIn = (content: string) => readSample(inGpx(content)).tracks.map(({ name }) => name);
  expect(namesIn(`<name>Pieterpad</name>${trk}`)).toEqual(["Pieterpad"]);
  expect(namesIn(`<metadata><name>Pieterpad</name></metadata>${trk}<trk/>`)).toEqual([
    "Pieterpad",
    "",
  ]);
  expect(namesIn(`<name>Pieterpad</name>${trk}${trk}`)).toEqual(["", ""]);
  expect(
    namesIn(`<name>Pieterpad</name><trk><name>Deel 1</name><trkseg>${POINT}</trkseg></trk>`),
  ).toEqual(["Deel 1"]);
});

test("reads markup in a note as text and links, but keeps what only looks like it", () => {
  const note = (text: string) => waypoint(`<desc>${text.replaceAll("<", "&lt;")}</desc>`);
  expect(note('<p>Bij <a href="https://a.nl/">de eik</a></p>5 < 6')).toMatchObject({
    note: "Bij de eik\n5 < 6",
    links: [{ url: "https://a.nl/" }],
  });
  expect(note("a < b, <naam> & c")?.note).toBe("a < b, <naam> & c");
});

test("leaves out points at 0, 0 among others, and keeps them where all are there", () => {
  const zero = '<trkpt lat="0" lon="0"/>';
  const route = '<rte><rtept lat="0" lon="0"/><rtept lat="52" lon="5"/></rte>';
  const mixed = `<wpt lat="0" lon="0"/>${route}<trk><trkseg>${zero}</trkseg><trkseg>${POINT}${zero}</trkseg></trk>`;
  const { waypoints, tracks, routes, leftOut } = readSample(inGpx(mixed));
  expect(leftOut.pointsAtZero).toBe(4);
  expect([waypoints.length, routes[0]?.points.length]).toEqual([0, 1]);
  expect([tracks[0]?.segmentStarts, tracks[0]?.lats]).toEqual([
    Uint32Array.of(0),
    Float64Array.of(52),
  ]);
  const alone = readSample(inGpx(`<wpt lat="0" lon="0"/><trk><trkseg>${zero}</trkseg></trk>`));
  expect([alone.waypoints.length, alone.tracks[0]?.lngs.length]).toEqual([1, 1]);
  expect(alone.leftOut.pointsAtZero).toBe(0);
});

test("counts tracks and routes without points", () => {
  const { leftOut } = readSample(inGpx(`<trk><trkseg/></trk><trk/><rte/><rte/><rte/>`));
  expect(leftOut).toMatchObject({ emptyTracks: 2, emptyRoutes: 3 });
});
