import type { ExchangeLink } from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { isPause } from "#domain/exchange/lap-pause.ts";
import { plainNote } from "#domain/exchange/plain-note.ts";
import { PointBuffer } from "#domain/exchange/point-buffer.ts";
import { present } from "#domain/exchange/present.ts";
import { signOf } from "#domain/exchange/waypoint-sign.ts";
import { eachChild } from "#domain/exchange/xml/each-child.ts";
import { tidyName } from "#domain/exchange/xml/tidy-text.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";

/** The elements that become one track, with a segment for every `Track` in it. */
const LINES = new Set(["Activity", "Course", "Run", "MultiActivity"]);
const SENSORS = new Set(["HeartRateBpm", "Cadence", "Extensions"]);

/** The line that is being read, and its current point. */
interface TcxLine {
  readonly collector: ImportCollector;
  readonly points: PointBuffer;
  name: string;
  note: string;
  point: TcxPoint;
  /** True if a lap has begun since the last point. */
  isNewLap: boolean;
  lastTimeMs: number;
}

interface TcxPoint {
  hasPlace: boolean;
  lat: number;
  lng: number;
  altitudeMeters: number;
  timeMs: number;
  name: string;
  note: string;
  type: string;
  hasSensorData: boolean;
}

/** Returns whether a TCX file may start with this element. */
export function isTcxRoot(name: string): boolean {
  return name === "TrainingCenterDatabase";
}

/** Reads the rest of a TCX file (version 1 or 2) with the scanner at its first element. */
export function readTcx(scanner: XmlScanner, collector: ImportCollector): void {
  eachChild(scanner, readContainer, collector);
}

/** Lines are nested in lists, sessions and sports, whatever their names. */
function readContainer(scanner: XmlScanner, collector: ImportCollector): void {
  if (!LINES.has(scanner.name)) {
    eachChild(scanner, readContainer, collector);
    return;
  }
  const points = new PointBuffer();
  const line: TcxLine = {
    collector,
    points,
    name: "",
    note: "",
    point: newPoint(),
    isNewLap: true,
    lastTimeMs: Number.NaN,
  };
  eachChild(scanner, readLinePart, line);
  const links: ExchangeLink[] = [];
  const note = plainNote([line.note], links, collector);
  collector.tracks.push({ name: line.name, ...present({ note, links }), ...points.finish() });
}

function readLinePart(scanner: XmlScanner, line: TcxLine): void {
  if (scanner.name === "Name") line.name = tidyName(scanner.readText());
  else if (scanner.name === "Notes") line.note = scanner.readText();
  else if (scanner.name === "Lap") readLap(scanner, line);
  else if (scanner.name === "CoursePoint") readCoursePoint(scanner, line);
  else readLapPart(scanner, line);
}

function readLap(scanner: XmlScanner, line: TcxLine): void {
  line.isNewLap = true;
  eachChild(scanner, readLapPart, line);
}

function readLapPart(scanner: XmlScanner, line: TcxLine): void {
  if (scanner.name !== "Track") return;
  // Within a lap, devices begin another track after a pause.
  if (!line.isNewLap) line.points.beginSegment();
  eachChild(scanner, readTrackPoint, line);
}

function readTrackPoint(scanner: XmlScanner, line: TcxLine): void {
  if (scanner.name !== "Trackpoint") return;
  const point = readPoint(scanner, line);
  // Devices write a time without a place while they have no satellite fix: that is not an error.
  if (!point.hasPlace || !line.collector.isPlace(point.lat, point.lng)) return;
  if (point.hasSensorData) line.collector.leftOut.pointsWithSensorData++;
  if (line.isNewLap && isPause(line.lastTimeMs, point.timeMs)) line.points.beginSegment();
  line.isNewLap = false;
  line.lastTimeMs = point.timeMs;
  line.points.push(point.lng, point.lat, point.altitudeMeters, point.timeMs);
}

function readCoursePoint(scanner: XmlScanner, line: TcxLine): void {
  const { lat, lng, name, note, type, altitudeMeters, timeMs } = readPoint(scanner, line);
  if (!line.collector.isPlace(lat, lng)) return;
  const links: ExchangeLink[] = [];
  const text = plainNote([note], links, line.collector);
  const fields = present({ note: text, altitudeMeters, timeMs, links });
  // "Generic" is the schema's word for a point without a type.
  const sign = signOf({ symbol: type === "Generic" ? "" : type });
  line.collector.addWaypoint({ name, lat, lng, ...fields, ...sign });
}

function readPoint(scanner: XmlScanner, line: TcxLine): TcxPoint {
  line.point = newPoint();
  eachChild(scanner, readPointPart, line);
  return line.point;
}

function readPointPart(scanner: XmlScanner, { point, collector }: TcxLine): void {
  const { name } = scanner;
  if (name === "Position") {
    point.hasPlace = true;
    eachChild(scanner, readPosition, point);
  } else if (name === "AltitudeMeters") point.altitudeMeters = scanner.readNumber();
  else if (name === "Time") point.timeMs = collector.time(scanner.readTime());
  else if (name === "Name") point.name = tidyName(scanner.readText());
  else if (name === "Notes") point.note = scanner.readText();
  else if (name === "PointType") point.type = scanner.readText().trim();
  else if (SENSORS.has(name)) point.hasSensorData = true;
}

function readPosition(scanner: XmlScanner, point: TcxPoint): void {
  if (scanner.name === "LatitudeDegrees") point.lat = scanner.readNumber();
  else if (scanner.name === "LongitudeDegrees") point.lng = scanner.readNumber();
}

function newPoint(): TcxPoint {
  return {
    hasPlace: false,
    lat: Number.NaN,
    lng: Number.NaN,
    altitudeMeters: Number.NaN,
    timeMs: Number.NaN,
    name: "",
    note: "",
    type: "",
    hasSensorData: false,
  };
}
