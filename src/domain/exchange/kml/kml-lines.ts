import type { ExchangeLine, ExchangeRoute, ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { segmentPieces, type TrackSegment, trackSegments } from "#domain/exchange/track-points.ts";
import { xmlElement } from "#domain/exchange/xml/xml-elements.ts";
import {
  type KmlDatum,
  kmlColor,
  kmlCoordinates,
  kmlData,
  kmlDescription,
  linkData,
  noteData,
} from "./kml-elements.ts";

/** Writes a route as a line marked as a route, since KML has no routes. */
export function kmlRoute(route: ExchangeRoute): string {
  const coordinates = route.points.map((point) => kmlCoordinates(point)).join(" ");
  return (
    `<Placemark>${lineElements(route, [["sm:kind", "route"]])}` +
    `${lineOrArea(route, coordinates)}</Placemark>\n`
  );
}

function lineOrArea({ isArea }: ExchangeLine, coordinates: string): string {
  const inside = `<coordinates>${coordinates}</coordinates>`;
  return isArea
    ? `<Polygon><outerBoundaryIs><LinearRing>${inside}</LinearRing></outerBoundaryIs></Polygon>`
    : `<LineString>${inside}</LineString>`;
}

/** Yields a track: as `gx:Track`s if it has times, else as plain lines. */
export function* kmlTrackPieces(track: ExchangeTrack): Generator<string> {
  yield `<Placemark>${lineElements(track, [])}`;
  const segments = trackSegments(track);
  const [open, close] = around(track.timesMs !== null, segments.length);
  yield open;
  for (const segment of segments) {
    yield* track.timesMs ? timedSegment(track, segment) : plainSegment(track, segment);
  }
  yield `${close}</Placemark>\n`;
}

function around(isTimed: boolean, segmentCount: number): readonly [string, string] {
  if (segmentCount === 1) return ["", ""];
  return isTimed
    ? ["<gx:MultiTrack>", "</gx:MultiTrack>"]
    : ["<MultiGeometry>", "</MultiGeometry>"];
}

function* plainSegment(track: ExchangeTrack, segment: TrackSegment): Generator<string> {
  const [open, close] = lineOrArea(track, "\n").split("\n");
  yield open ?? "";
  yield* segmentPieces(track, segment, (point) => `${kmlCoordinates(point)}\n`);
  yield close ?? "";
}

/**
 * Writes all times, then all places, as the schema requires. A point without a time gets an empty
 * one.
 */
function* timedSegment(track: ExchangeTrack, segment: TrackSegment): Generator<string> {
  yield "<gx:Track>\n";
  yield* segmentPieces(track, segment, ({ timeMs }) => {
    const when = timeMs === undefined ? null : isoTime(timeMs);
    return when ? `<when>${when}</when>\n` : "<when/>\n";
  });
  yield* segmentPieces(
    track,
    segment,
    (point) => `<gx:coord>${kmlCoordinates(point, " ")}</gx:coord>\n`,
  );
  yield "</gx:Track>";
}

function lineElements(
  { name, note, color, links, isArea }: ExchangeLine,
  data: KmlDatum[],
): string {
  return (
    xmlElement("name", name) +
    kmlDescription(note) +
    (color
      ? `<Style><LineStyle>${kmlColor(color)}<width>4</width></LineStyle>${isArea ? `<PolyStyle>${kmlColor(color).replace("<color>ff", "<color>33")}</PolyStyle>` : ""}</Style>`
      : "") +
    kmlData([...data, ...noteData(note), ...linkData(links)])
  );
}
