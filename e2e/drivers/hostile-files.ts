import { zipSync } from "fflate";

/** A harmful file, and the expected message of the app. */
export interface HostileFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The beginning of the error sentence. */
  readonly refusedWith?: string;
  /** The number of waypoints, tracks and routes that can be kept. */
  readonly keeps?: number;
}

const ELSEWHERE = "https://attacker.example";

/** Names that try to run a script or to contact another server wherever they are shown. */
export const MARKUP_NAMES = [
  "<script>window.__pwned=1</script>",
  '<img src=x onerror="window.__pwned=1">',
  `"><svg onload=window.__pwned=1>`,
  `<img src="${ELSEWHERE}/pixel.gif">`,
  `<style>*{background:url(${ELSEWHERE}/?l)}</style>`,
  "{{constructor.constructor('window.__pwned=1')()}}",
];

/** One file of each kind. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  { name: "markup.gpx", content: markupFile(), keeps: MARKUP_NAMES.length },
  {
    name: "entities.gpx",
    content: `<!DOCTYPE gpx [<!ENTITY a "${"a".repeat(1000)}">]><gpx><wpt lat="52" lon="5"><name>&a;</name></wpt></gpx>`,
    refusedWith: "Dit bestand bevat verwijzingen",
  },
  {
    name: "other-server.gpx",
    content: `<!DOCTYPE gpx SYSTEM "${ELSEWHERE}/x.dtd"><?xml-stylesheet href="${ELSEWHERE}/x.xsl"?><gpx xmlns:xi="http://www.w3.org/2001/XInclude"><wpt lat="52" lon="5"><xi:include href="${ELSEWHERE}/x"/></wpt></gpx>`,
    keeps: 1,
  },
  { name: "deep.gpx", content: "<gpx>".repeat(100_000), refusedWith: "Dit bestand is dieper" },
  { name: "deep.geojson", content: "[".repeat(200_000), refusedWith: "Dit bestand is dieper" },
  {
    name: "prototype.geojson",
    content:
      '{"type":"Feature","__proto__":{"x":1},"geometry":{"type":"Point","coordinates":[5,52]},"properties":{"__proto__":{"name":1},"name":"__proto__"}}',
    keeps: 1,
  },
  { name: "remote.kml", content: remoteKml(), keeps: 1 },
  {
    name: "formula.csv",
    content: `naam;lat;lon\n"=HYPERLINK(""${ELSEWHERE}"")";52,1;5,2\n`,
    keeps: 1,
  },
  { name: "lies.kmz", content: lyingZip(9), refusedWith: "Dit zip-bestand is beschadigd." },
  {
    name: "bomb.kmz",
    content: lyingZip(0x10000000),
    refusedWith: "Dit bestand is groter dan 200 MB.",
  },
  { name: "many.kmz", content: crowdedZip(), refusedWith: "In dit zip-bestand zitten meer dan" },
  { name: "nothing.gpx", content: "", refusedWith: "Dit bestand is leeg." },
];

function markupFile(): string {
  const points = MARKUP_NAMES.map((markup, index) => {
    const text = markup.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `<wpt lat="52.${index}" lon="5"><name>${text}</name><desc>${text}</desc><type>${text}</type>
      <link href="javascript:window.__pwned=1"><text>${text}</text></link></wpt>`;
  });
  return `<gpx version="1.1">${points.join("")}</gpx>`;
}

function remoteKml(): string {
  return `<kml><Document><NetworkLink><Link><href>${ELSEWHERE}/a.kml</href></Link></NetworkLink>
    <Style id="s"><IconStyle><Icon><href>${ELSEWHERE}/icon.png</href></Icon></IconStyle></Style>
    <Placemark><styleUrl>${ELSEWHERE}/b.kml#s</styleUrl><name>Tent</name>
    <description><![CDATA[<img src="${ELSEWHERE}/c.gif" onerror="window.__pwned=1"><script>window.__pwned=1</script>]]></description>
    <Point><coordinates>5,52</coordinates></Point></Placemark></Document></kml>`;
}

/** Eight megabytes in a few kilobytes, with another size in the directory. */
function lyingZip(statedBytes: number): Uint8Array {
  const zip = zipSync({ "doc.kml": new Uint8Array(8 * 1024 * 1024) });
  const entry = zip.findLastIndex((_, at) => zip[at] === 0x50 && zip[at + 2] === 1);
  new DataView(zip.buffer, zip.byteOffset).setUint32(entry + 24, statedBytes, true);
  return zip;
}

function crowdedZip(): Uint8Array {
  const names = Array.from({ length: 1001 }, (_, index) => `${index}.kml`);
  return zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])));
}
