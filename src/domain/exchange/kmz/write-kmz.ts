import { zipSync } from "fflate";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { kmlPieces } from "#domain/exchange/kml/write-kml.ts";

/** The first and the last year that a zip can hold. */
const [FIRST_YEAR, LAST_YEAR] = [1980, 2099];

/**
 * Yields a KMZ file: a zip with `doc.kml`, first as Google asks, and the photos that were read as JPEG in `photos/`, to which the
 * descriptions of the waypoints refer. Nothing is compressed: photos are, and the sizes of stored files stand before them,
 * which readers that do not seek need.
 * @param nowMs milliseconds since 1970, the time of the files in the zip
 */
export function* kmzPieces(
  content: ExportContent,
  nowMs: number,
): Generator<Uint8Array<ArrayBuffer>> {
  const kml = [...kmlPieces(content, photosByWaypoint(content))].join("");
  const files: Record<string, Uint8Array> = { "doc.kml": new TextEncoder().encode(kml) };
  for (const { photoId, jpeg } of content.photos ?? []) {
    if (jpeg) files[photoPath(photoId)] = jpeg;
  }
  yield zipSync(files, { level: 0, mtime: zipTime(nowMs) });
}

/** Returns a time that a zip can hold; the clock of a device may show another. */
function zipTime(nowMs: number): Date {
  const time = new Date(nowMs);
  const year = time.getFullYear();
  return year > FIRST_YEAR && year <= LAST_YEAR ? time : new Date(FIRST_YEAR, 1);
}

/** Returns the paths within the zip of the photos of each waypoint. */
function photosByWaypoint({ photos = [] }: ExportContent): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { waypointId, photoId, jpeg } of photos) {
    if (!jpeg) continue;
    const ofWaypoint = paths.get(waypointId) ?? [];
    paths.set(waypointId, [...ofWaypoint, photoPath(photoId)]);
  }
  return paths;
}

/** Ids from a backup may have any characters. */
function photoPath(photoId: string): string {
  return `photos/${photoId.replace(/[^\w-]/g, "-")}.jpg`;
}
