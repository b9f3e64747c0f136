import type { TrackPoints } from "./track.ts";

/**
 * Joins the points of a track that was stored in parts. The segment starts of a part count from its own first
 * point; a part without any continues the segment before it.
 */
export function joinPoints(parts: readonly TrackPoints[]): TrackPoints {
  const [only] = parts;
  // Most tracks have a single part, which may be very large, so it is not copied.
  if (only && parts.length === 1) return only;
  const count = parts.reduce((sum, { lngs }) => sum + lngs.length, 0);
  const doubles = (columnOf: (part: TrackPoints) => Float64Array | null) =>
    joinColumn(parts, columnOf, new Float64Array(count).fill(Number.NaN));
  const floats = (columnOf: (part: TrackPoints) => Float32Array | null) =>
    joinColumn(parts, columnOf, new Float32Array(count).fill(Number.NaN));
  return {
    lngs: doubles(({ lngs }) => lngs) ?? new Float64Array(),
    lats: doubles(({ lats }) => lats) ?? new Float64Array(),
    segmentStarts: joinStarts(parts),
    gapsBefore: parts.flatMap(({ gapsBefore }) => gapsBefore),
    timesMs: doubles(({ timesMs }) => timesMs),
    altitudesMeters: doubles(({ altitudesMeters }) => altitudesMeters),
    altitudeAccuraciesMeters: floats(({ altitudeAccuraciesMeters }) => altitudeAccuraciesMeters),
    accuraciesMeters: floats(({ accuraciesMeters }) => accuraciesMeters),
    speedsMps: floats(({ speedsMps }) => speedsMps),
    coursesDegrees: floats(({ coursesDegrees }) => coursesDegrees),
    details: parts.some(({ details }) => details)
      ? parts.flatMap(({ details, lngs }) => details ?? Array.from(lngs, () => null))
      : null,
  };
}

/**
 * Returns null if no part has the column.
 * @param joined as long as all parts together, all NaN
 */
function joinColumn<Column extends Float64Array | Float32Array>(
  parts: readonly TrackPoints[],
  columnOf: (part: TrackPoints) => Column | null,
  joined: Column,
): Column | null {
  let isThere = false;
  let start = 0;
  for (const part of parts) {
    const column = columnOf(part);
    if (column) joined.set(column, start);
    isThere ||= column !== null;
    start += part.lngs.length;
  }
  return isThere ? joined : null;
}

function joinStarts(parts: readonly TrackPoints[]): Uint32Array {
  const starts: number[] = [];
  let before = 0;
  for (const { segmentStarts, lngs } of parts) {
    for (const start of segmentStarts) starts.push(before + start);
    before += lngs.length;
  }
  return Uint32Array.from(starts);
}
