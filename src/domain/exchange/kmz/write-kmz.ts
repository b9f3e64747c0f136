import type { ExportContent } from "#domain/exchange/export-content.ts";
import { kmlPieces } from "#domain/exchange/kml/write-kml.ts";
import { type StoredFile, storedZip } from "./stored-zip.ts";

/**
 * Yields a KMZ file in pieces: a zip with `doc.kml`, first as Google asks, and the photos that were read as JPEG in
 * `photos/`, to which the descriptions of the waypoints refer.
 * @param nowMs milliseconds since 1970, the time of the files in the zip
 */
export function kmzPieces(
  content: ExportContent,
  nowMs: number,
): Generator<Uint8Array<ArrayBuffer>> {
  return storedZip(filesOf(content), nowMs);
}

function* filesOf(content: ExportContent): Generator<StoredFile> {
  const kml = [...kmlPieces(content, photosByWaypoint(content))].join("");
  yield { name: "doc.kml", bytes: new TextEncoder().encode(kml) };
  for (const { photoId, jpeg } of content.photos ?? []) {
    if (jpeg) yield { name: photoPath(photoId), bytes: jpeg };
  }
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
