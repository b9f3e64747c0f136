import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { kmlPieces } from "#domain/exchange/kml/write-kml.ts";

/** A file in the zip with the pieces of its content. */
type Entry = readonly [name: string, pieces: Iterable<string | Uint8Array>];

/**
 * Yields a KMZ file in pieces: a zip with `doc.kml`, first as Google asks, and the photos that were read as JPEG in
 * `photos/`, to which the descriptions of the waypoints refer. An empty piece follows each photo, so that the page gets a
 * turn.
 * @param nowMs milliseconds since 1970, the time of the files in the zip
 */
export function* kmzPieces(
  content: ExportContent,
  nowMs: number,
): Generator<Uint8Array<ArrayBuffer>> {
  const written: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const photos = photosByWaypoint(content);
  yield* entryPieces(["doc.kml", kmlPieces(content, photos)], new ZipDeflate("doc.kml"));
  for (const { photoId, jpeg } of content.photos ?? []) {
    if (!jpeg) continue;
    const name = photoPath(photoId);
    // A JPEG does not get smaller.
    yield* entryPieces([name, [jpeg]], new ZipPassThrough(name));
    yield new Uint8Array();
  }
  zip.end();
  yield* written;

  function* entryPieces([, pieces]: Entry, entry: ZipDeflate | ZipPassThrough) {
    entry.mtime = nowMs;
    zip.add(entry);
    const encoder = new TextEncoder();
    for (const piece of pieces) {
      entry.push(typeof piece === "string" ? encoder.encode(piece) : piece);
      yield* written.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* written.splice(0);
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
