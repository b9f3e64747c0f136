import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { isPause } from "#domain/exchange/lap-pause.ts";
import { PointBuffer } from "#domain/exchange/point-buffer.ts";
import { present } from "#domain/exchange/present.ts";
import { signOf } from "#domain/exchange/waypoint-sign.ts";
import { tidyName } from "#domain/exchange/xml/tidy-text.ts";
import {
  ALTITUDE_OFFSET_METERS,
  ALTITUDE_SCALE,
  COURSE,
  COURSE_POINT,
  COURSE_POINT_TYPES,
  degreesOfSemicircles,
  FIT_MESSAGES,
  LAP,
  LOCATION,
  msOfFitTime,
  RECORD,
} from "./fit-profile.ts";
import { FitScanner } from "./fit-scanner.ts";

/** The line of one file: an activity or a course. */
interface FitLine {
  name: string;
  readonly points: PointBuffer;
  /** True if it has records without a place, as of a workout indoors. */
  hasRecords: boolean;
  /** Milliseconds since 1970. */
  readonly lapStartsMs: number[];
}

/**
 * Reads a FIT file: an activity or a course as a track with a segment for every lap, and the points of a course and
 * stored places as waypoints. Throws `ImportError` if nothing in it makes sense.
 */
export function readFit(
  bytes: Uint8Array,
  collector: ImportCollector,
  { onProgress }: { readonly onProgress: (bytesDone: number, bytesTotal: number) => void },
): "fit" {
  const scanner = new FitScanner(bytes, (done) => onProgress(done, bytes.length));
  let line = newLine();
  let fileNumber = 0;
  let hasMessages = false;
  while (scanner.next()) {
    hasMessages = true;
    if (scanner.fileNumber !== fileNumber) {
      addLine(line, collector);
      line = newLine();
      fileNumber = scanner.fileNumber;
    }
    readMessage(scanner, line, collector);
  }
  if (!hasMessages && scanner.isTruncated) throw new ImportError("damaged-fit");
  addLine(line, collector);
  if (scanner.isTruncated) collector.isTruncated = true;
  else if (scanner.hasWrongChecksum) collector.note("wrong-checksum");
  if (scanner.hasMoreAfterEnd) collector.note("text-after-end");
  return "fit";
}

function newLine(): FitLine {
  return { name: "", points: new PointBuffer(), hasRecords: false, lapStartsMs: [] };
}

function readMessage(scanner: FitScanner, line: FitLine, collector: ImportCollector): void {
  const { message } = scanner;
  if (message === FIT_MESSAGES.record) readRecord(scanner, line, collector);
  else if (message === FIT_MESSAGES.lap) {
    line.lapStartsMs.push(msOfFitTime(scanner.numberOf(LAP.startTime)));
  } else if (message === FIT_MESSAGES.course) line.name = tidyName(scanner.textOf(COURSE.name));
  else if (message === FIT_MESSAGES.coursePoint) readCoursePoint(scanner, collector);
  else if (message === FIT_MESSAGES.location) readLocation(scanner, collector);
}

function readRecord(scanner: FitScanner, line: FitLine, collector: ImportCollector): void {
  const lat = degreesOfSemicircles(scanner.numberOf(RECORD.lat));
  const lng = degreesOfSemicircles(scanner.numberOf(RECORD.lng));
  // Devices write records without a place while they have no satellite fix: that is not an error.
  if (Number.isNaN(lat) && Number.isNaN(lng)) {
    line.hasRecords = true;
    return;
  }
  if (!collector.isPlace(lat, lng)) return;
  if (hasSensorData(scanner)) collector.leftOut.pointsWithSensorData++;
  const altitude = eitherOf(scanner, RECORD.enhancedAltitude, RECORD.altitude);
  const speed = eitherOf(scanner, RECORD.enhancedSpeed, RECORD.speed);
  line.points.push(
    lng,
    lat,
    metersOfAltitude(altitude),
    msOfFitTime(scanner.seconds),
    speed / 1000,
  );
}

function hasSensorData(scanner: FitScanner): boolean {
  return (
    !Number.isNaN(scanner.numberOf(RECORD.heartRate)) ||
    !Number.isNaN(scanner.numberOf(RECORD.cadence)) ||
    !Number.isNaN(scanner.numberOf(RECORD.power)) ||
    !Number.isNaN(scanner.numberOf(RECORD.temperature))
  );
}

/** Returns the more exact of two fields, or else the other. */
function eitherOf(scanner: FitScanner, exact: number, usual: number): number {
  const value = scanner.numberOf(exact);
  return Number.isNaN(value) ? scanner.numberOf(usual) : value;
}

function metersOfAltitude(stored: number): number {
  return stored / ALTITUDE_SCALE - ALTITUDE_OFFSET_METERS;
}

function readCoursePoint(scanner: FitScanner, collector: ImportCollector): void {
  const lat = degreesOfSemicircles(scanner.numberOf(COURSE_POINT.lat));
  const lng = degreesOfSemicircles(scanner.numberOf(COURSE_POINT.lng));
  if (!collector.isPlace(lat, lng)) return;
  const name = tidyName(scanner.textOf(COURSE_POINT.name));
  const sign = signOf({ symbol: COURSE_POINT_TYPES[scanner.numberOf(COURSE_POINT.type)] ?? "" });
  collector.addWaypoint({ name, lat, lng, ...sign });
}

function readLocation(scanner: FitScanner, collector: ImportCollector): void {
  const lat = degreesOfSemicircles(scanner.numberOf(LOCATION.lat));
  const lng = degreesOfSemicircles(scanner.numberOf(LOCATION.lng));
  if (!collector.isPlace(lat, lng)) return;
  const fields = present({
    note: scanner.textOf(LOCATION.description),
    altitudeMeters: metersOfAltitude(scanner.numberOf(LOCATION.altitude)),
    timeMs: msOfFitTime(scanner.seconds),
  });
  collector.addWaypoint({ name: tidyName(scanner.textOf(LOCATION.name)), lat, lng, ...fields });
}

function addLine(
  { name, points, hasRecords, lapStartsMs }: FitLine,
  collector: ImportCollector,
): void {
  if (points.isEmpty) {
    if (hasRecords) collector.leftOut.emptyTracks++;
    return;
  }
  const line = points.finish();
  const segmentStarts = lapsIn(line.timesMs, lapStartsMs) ?? line.segmentStarts;
  collector.tracks.push({ name, ...line, segmentStarts });
}

/** Returns the index of the first point of every lap after a pause; null without times. Devices write a lap after its points. */
function lapsIn(timesMs: Float64Array | null, lapStartsMs: readonly number[]): Uint32Array | null {
  if (!timesMs) return null;
  const firstMs = timesMs.find((timeMs) => !Number.isNaN(timeMs)) ?? Number.POSITIVE_INFINITY;
  const laps = lapStartsMs.filter((startMs) => startMs > firstMs);
  laps.sort((one, other) => one - other);
  const starts = [0];
  let lap = 0;
  for (let at = 1; at < timesMs.length && lap < laps.length; at++) {
    if (!((timesMs[at] as number) >= (laps[lap] as number))) continue;
    if (isPause(timesMs[at - 1] as number, timesMs[at] as number)) starts.push(at);
    while (lap < laps.length && (laps[lap] as number) <= (timesMs[at] as number)) lap++;
  }
  return Uint32Array.from(starts);
}
