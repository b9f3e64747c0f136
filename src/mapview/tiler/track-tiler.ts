import { GeoJSONVT } from "@maplibre/geojson-vt";
import type { Feature, MultiLineString, Polygon } from "geojson";
import { continuousLngs } from "#domain/coordinates/date-line.ts";
import { plainName } from "#domain/text/plain-text.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { lineParts } from "#domain/tracks/line-parts.ts";
import { commonSpeedClass, speedRuns } from "#domain/tracks/speed-runs.ts";
import { isHexColor } from "#domain/waypoints/hex-color.ts";
import { encodedTile } from "#mapview/sources/encoded-tile.ts";
import type { DrawnTrack } from "./drawn-track.ts";
import { TRACK_MAX_ZOOM, TRACK_TILE_LAYER } from "./track-tiler-facts.ts";

const EXTENT = 4096;

/** The simplification tolerance in tile units: half a CSS pixel of a tile drawn 512 pixels wide. */
const TOLERANCE = 4;

/** The buffer beyond the edge of a tile, so that a wide line has no seam. */
const BUFFER = 128;

/**
 * Prepares lines for cutting into tiles, simplified per zoom (Douglas and Peucker), and returns a function that cuts
 * a tile: uncompressed MVT with the layer `tracks`, empty without a line. Features have `id`, `name`, `color` if
 * valid, and `isGap` for a gap in a recording. An area is a polygon besides. A line coloured by speed has `speed`, the class of most of it, plus
 * features with `isRun` and `speed` for each part large enough to see. Use it in a worker: preparing a million points
 * takes a second.
 */
export function trackTiler(lines: readonly DrawnTrack[]): (tile: TileAddress) => ArrayBuffer {
  const index = new GeoJSONVT(
    { type: "FeatureCollection", features: lines.flatMap(featuresOf) },
    {
      // The library does not simplify at its highest zoom, so that zoom is never requested.
      maxZoom: TRACK_MAX_ZOOM + 1,
      indexMaxZoom: 0,
      extent: EXTENT,
      tolerance: TOLERANCE,
      buffer: BUFFER,
    },
  );
  return ({ z, x, y }) => encodedTile(index.getTile(z, x, y), TRACK_TILE_LAYER, EXTENT);
}

function featuresOf(given: DrawnTrack): Feature<MultiLineString | Polygon>[] {
  // The library draws what lies beyond ±180° on the other side.
  const points = { ...given.points, lngs: continuousLngs(given.points.lngs) };
  const track = { ...given, points };
  const { id, name, color, speedClasses } = track;
  const speed = speedClasses && commonSpeedClass(speedClasses);
  const properties = {
    id,
    name: plainName(name),
    ...(isHexColor(color) && { color }),
    ...(typeof speed === "number" && { speed }),
  };
  const { segments, gaps } = lineParts(points);
  const filling: Feature<Polygon>[] = given.isArea
    ? [{ type: "Feature", properties, geometry: { type: "Polygon", coordinates: [...segments] } }]
    : [];
  return [
    ...filling,
    feature([...segments], properties),
    ...(gaps.length > 0 ? [feature([...gaps], { ...properties, isGap: true })] : []),
    ...(speedClasses ? runFeatures(track, speedClasses) : []),
  ];
}

function runFeatures({ id, points }: DrawnTrack, classes: Uint8Array): Feature<MultiLineString>[] {
  return [...speedRuns(points, classes)].map(([speed, runs]) =>
    feature([...runs], { id, speed, isRun: true }),
  );
}

function feature(
  coordinates: MultiLineString["coordinates"],
  properties: Feature["properties"],
): Feature<MultiLineString> {
  return { type: "Feature", properties, geometry: { type: "MultiLineString", coordinates } };
}
