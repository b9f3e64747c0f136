import { FitWriter } from "@markw65/fit-file-writer";

/** The input files, the same bytes for both readers. */
export interface SampleFile {
  readonly name: string;
  readonly content: string;
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1">
`;

/** A recording of a phone: position, altitude and time per point. */
export function trackFile(pointCount: number): SampleFile {
  const points = Array.from({ length: pointCount }, (_, index) => {
    const { lat, lng } = placeAt(index);
    const ele = (10 + 5 * Math.sin(index / 500)).toFixed(1);
    return `<trkpt lat="${lat}" lon="${lng}">\n  <ele>${ele}</ele>\n  <time>${timeAt(index)}</time>\n</trkpt>\n`;
  });
  const track = `<trk><name>Bench</name><trkseg>\n${points.join("")}</trkseg></trk>`;
  return { name: `track of ${pointCount} points`, content: `${HEAD}${track}\n</gpx>\n` };
}

/** The same recording in FIT, by an independent writer. */
export function fitTrackFile(pointCount: number): Uint8Array {
  const writer = new FitWriter();
  const start = writer.time(new Date(START_MS));
  writer.writeMessage("file_id", { type: "activity", time_created: start });
  for (let index = 0; index < pointCount; index++) {
    const { lat, lng } = placeAt(index);
    writer.writeMessage("record", {
      timestamp: start + index,
      position_lat: writer.latlng((Number(lat) * Math.PI) / 180),
      position_long: writer.latlng((Number(lng) * Math.PI) / 180),
      enhanced_altitude: 10 + 5 * Math.sin(index / 500),
    });
  }
  const { buffer, byteOffset, byteLength } = writer.finish();
  return new Uint8Array(buffer, byteOffset, byteLength);
}

const START_MS = Date.UTC(2026, 4, 1);

/** Waypoints with all fields that people fill in. */
export function waypointFile(count: number): SampleFile {
  const waypoints = Array.from({ length: count }, (_, index) => {
    const { lat, lng } = placeAt(index * 7);
    return `<wpt lat="${lat}" lon="${lng}">
  <ele>${index % 300}</ele>
  <time>${timeAt(index)}</time>
  <name>Plek ${index} &amp; café</name>
  <desc>Bij de eik, ${index} passen voorbij het hek</desc>
  <link href="https://example.org/${index}"><text>Meer</text></link>
  <sym>Campground</sym>
  <type>Map ${index % 20}</type>
  <extensions><osmand:color xmlns:osmand="https://osmand.net">#ff8800</osmand:color></extensions>
</wpt>
`;
  });
  return { name: `${count} waypoints`, content: `${HEAD}${waypoints.join("")}</gpx>\n` };
}

function placeAt(index: number): { lat: string; lng: string } {
  return {
    lat: (52 + 0.5 * Math.sin(index / 3000)).toFixed(7),
    lng: (5.2 + 0.8 * Math.cos(index / 4000)).toFixed(7),
  };
}

function timeAt(index: number): string {
  return new Date(START_MS + index * 1000).toISOString().replace(".000", "");
}
