import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { parseTime } from "#domain/exchange/parse-time.ts";
import type { PointBuffer } from "#domain/exchange/point-buffer.ts";
import { type JsonObject, listOf, objectOf } from "./json-fields.ts";

/** A position as written: WGS 84 degrees, NaN for a value that is missing or not a number. */
export interface Position {
  readonly lng: number;
  readonly lat: number;
  readonly altitudeMeters: number;
}

/** Longitude first (RFC 7946 3.1.1). */
export function positionOf(value: unknown): Position {
  const [lng, lat, altitudeMeters] = listOf(value).map((number) =>
    typeof number === "number" ? number : Number.NaN,
  );
  return {
    lng: lng ?? Number.NaN,
    lat: lat ?? Number.NaN,
    altitudeMeters: Number.isFinite(altitudeMeters) ? (altitudeMeters ?? 0) : Number.NaN,
  };
}

/**
 * Adds positions as a segment of their own.
 * @param times one per position, as toGeoJSON writes them
 */
export function addSegment(
  points: PointBuffer,
  positions: unknown,
  times: unknown,
  collector: ImportCollector,
): void {
  points.beginSegment();
  const timeList = listOf(times);
  for (const [index, value] of listOf(positions).entries()) {
    const { lng, lat, altitudeMeters } = positionOf(value);
    if (collector.isPlace(lat, lng))
      points.push(lng, lat, altitudeMeters, timeOf(timeList[index], collector));
  }
}

/**
 * Reads a time as text, or as milliseconds since 1970; anything else is counted as bad and gives
 * NaN.
 */
export function timeOf(value: unknown, collector: ImportCollector): number {
  if (value === undefined || value === null || value === "") return Number.NaN;
  if (typeof value === "number") return collector.time(value);
  return collector.time(typeof value === "string" ? parseTime(value) : Number.NaN);
}

/**
 * Returns the times of a line's positions: toGeoJSON's `coordinateProperties.times`, or the older
 * `coordTimes`.
 */
export function timesOf(properties: JsonObject): unknown {
  return objectOf(properties["coordinateProperties"])?.["times"] ?? properties["coordTimes"];
}
