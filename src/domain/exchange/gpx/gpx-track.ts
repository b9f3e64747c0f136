import { PointBuffer } from "#domain/exchange/point-buffer.ts";
import { eachChild } from "#domain/exchange/xml/each-child.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import { hasSensorData } from "./gpx-extensions.ts";
import { type GpxFields, type GpxOrigin, lineOf, noFields, readField } from "./gpx-fields.ts";

/** A track and its current point while they are being read. */
interface GpxTrack {
  readonly fields: GpxFields;
  readonly points: PointBuffer;
  altitudeMeters: number;
  timeMs: number;
}

/** Reads the track that the scanner is at. */
export function readTrack(scanner: XmlScanner, origin: GpxOrigin): void {
  const track: GpxTrack = {
    fields: noFields(origin),
    points: new PointBuffer(),
    altitudeMeters: Number.NaN,
    timeMs: Number.NaN,
  };
  eachChild(scanner, readTrackPart, track);
  origin.collector.tracks.push({ ...lineOf(track.fields), ...track.points.finish() });
}

function readTrackPart(scanner: XmlScanner, track: GpxTrack): void {
  if (scanner.name === "trkseg") {
    track.points.beginSegment();
    eachChild(scanner, readTrackPoint, track);
  } else if (scanner.name === "trkpt") readTrackPoint(scanner, track);
  else readField(scanner, track.fields);
}

function readTrackPoint(scanner: XmlScanner, track: GpxTrack): void {
  if (scanner.name !== "trkpt") return;
  const lat = scanner.numberAttribute("lat");
  const lng = scanner.numberAttribute("lon");
  track.altitudeMeters = Number.NaN;
  track.timeMs = Number.NaN;
  if (!track.fields.collector.isPlace(lat, lng)) return;
  eachChild(scanner, readPointField, track);
  track.points.push(lng, lat, track.altitudeMeters, track.timeMs);
}

function readPointField(scanner: XmlScanner, track: GpxTrack): void {
  const { collector } = track.fields;
  const { name } = scanner;
  if (name === "ele") track.altitudeMeters = scanner.readNumber();
  else if (name === "time") track.timeMs = collector.time(scanner.readTime());
  else if (name === "extensions" && hasSensorData(scanner))
    collector.leftOut.pointsWithSensorData++;
}
