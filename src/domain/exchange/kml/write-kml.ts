import type { ExchangeLine } from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { KML_CREATOR, OWN_CREATOR } from "#domain/exchange/own-creator.ts";
import { xmlElement } from "#domain/exchange/xml/xml-elements.ts";
import { kmlData, kmlWaypoint } from "./kml-elements.ts";
import { kmlRoute, kmlTrackPieces } from "./kml-lines.ts";

/**
 * Yields a KML 2.2 file in pieces. Recorded lines with times are `gx:Track`, as Google writes them;
 * fields that KML lacks are in `ExtendedData` under names that begin with `sm:`, listed in
 * docs/formats/export.md.
 * @param photos the addresses of the photos of each waypoint, by its id, relative to the file
 */
export function* kmlPieces(
  content: ExportContent,
  photos: ReadonlyMap<string, readonly string[]> = NO_PHOTOS,
): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">\n' +
    `<Document>${xmlElement("name", content.name)}${kmlData([[KML_CREATOR, OWN_CREATOR]])}\n`;
  for (const [folder, placemarks] of byFolder(content, photos)) {
    if (folder !== undefined) yield `<Folder>${xmlElement("name", folder)}\n`;
    for (const placemark of placemarks) yield* placemark();
    if (folder !== undefined) yield "</Folder>\n";
  }
  yield "</Document>\n</kml>\n";
}

const NO_PHOTOS: ReadonlyMap<string, readonly string[]> = new Map();

type Placemark = () => Iterable<string>;

/** Groups placemarks by folder, in the order in which the folders first appear. */
function byFolder(
  content: ExportContent,
  photos: ReadonlyMap<string, readonly string[]>,
): Map<string | undefined, Placemark[]> {
  const folders = new Map<string | undefined, Placemark[]>();
  const put = ({ folder }: Pick<ExchangeLine, "folder">, placemark: Placemark) => {
    const there = folders.get(folder || undefined);
    if (there) there.push(placemark);
    else folders.set(folder || undefined, [placemark]);
  };
  for (const waypoint of content.waypoints)
    put(waypoint, () => [kmlWaypoint(waypoint, photos.get(waypoint.id ?? ""))]);
  for (const route of content.routes) put(route, () => [kmlRoute(route)]);
  for (const track of content.tracks) put(track, () => kmlTrackPieces(track));
  return folders;
}
