import type { ExchangeLine, ExchangeRoute, ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { OWN_CREATOR } from "#domain/exchange/own-creator.ts";
import { segmentPieces, trackSegments } from "#domain/exchange/track-points.ts";
import { xmlElement } from "#domain/exchange/xml/xml-elements.ts";
import { GPX_NAMESPACE, OSMAND_NAMESPACE, OWN_NAMESPACE } from "./gpx-names.ts";
import { gpxLinks, gpxNumber, gpxPlace, gpxTime, gpxWaypoint } from "./gpx-point.ts";

/**
 * Yields a GPX 1.1 file in small pieces, so that the writer can pause in between. Valid against the
 * schema of topografix.com/GPX/1/1; docs/formats/export.md lists which field goes where.
 * @param nowMs milliseconds since 1970, the time in the file's metadata
 */
export function* gpxPieces(content: ExportContent, nowMs: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<gpx version="1.1" creator="${OWN_CREATOR}" xmlns="${GPX_NAMESPACE}" xmlns:osmand="${OSMAND_NAMESPACE}" xmlns:sm="${OWN_NAMESPACE}">\n` +
    `<metadata>${xmlElement("name", content.name)}${gpxTime("time", nowMs)}</metadata>\n`;
  for (const waypoint of content.waypoints) yield gpxWaypoint("wpt", waypoint);
  for (const route of content.routes) yield* routePieces(route);
  for (const track of content.tracks) yield* trackPieces(track);
  yield "</gpx>\n";
}

function* routePieces(route: ExchangeRoute): Generator<string> {
  yield `<rte>${lineElements(route)}\n`;
  for (const point of route.points) yield gpxWaypoint("rtept", point);
  yield "</rte>\n";
}

function* trackPieces(track: ExchangeTrack): Generator<string> {
  yield `<trk>${lineElements(track)}\n`;
  for (const segment of trackSegments(track)) {
    yield "<trkseg>\n";
    yield* segmentPieces(track, segment, ({ lat, lng, altitudeMeters, timeMs }) => {
      const inside = gpxNumber("ele", altitudeMeters) + gpxTime("time", timeMs);
      const place = gpxPlace(lat, lng);
      return inside ? `<trkpt ${place}>${inside}</trkpt>\n` : `<trkpt ${place}/>\n`;
    });
    yield "</trkseg>\n";
  }
  yield "</trk>\n";
}

/** Writes the elements that `rteType` and `trkType` share, in the order of both. */
function lineElements({ name, note, links, color, folder, isArea }: ExchangeLine): string {
  const extensions =
    xmlElement("osmand:color", color) +
    xmlElement("sm:folder", folder) +
    xmlElement("sm:area", isArea ? "true" : undefined);
  return (
    xmlElement("name", name) +
    xmlElement("desc", note) +
    gpxLinks(links) +
    (extensions && `<extensions>${extensions}</extensions>`)
  );
}
