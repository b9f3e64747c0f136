import { GeoJSONVT } from "@maplibre/geojson-vt";
import type { Feature, MultiLineString } from "geojson";
import { plainName } from "#domain/text/plain-text.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { lineParts } from "#domain/tracks/line-parts.ts";
import { commonSpeedClass, speedRuns } from "#domain/tracks/speed-runs.ts";
import { isHexColor } from "#domain/waypoints/hex-color.ts";
import { encodedTile } from "#mapview/sources/encoded-tile.ts";
import type { DrawnTrack } from "./drawn-track.ts";
import { TRACK_MAX_ZOOM, TRACK_TILE_LAYER } from "./track-tiler-facts.ts";

const EXTENT = 4096;

/** In units of the extent: half a CSS pixel of a tile that is drawn 512 pixels wide. */
const TOLERANCE = 4;

/** The tile keeps this much beyond its edge, so that a wide line has no seam. */
const BUFFER = 128;

/**
 * Makes these lines ready to be cut into tiles, each point kept only at zooms where it is seen
 * (Douglas and Peucker), and gives who cuts them: uncompressed MVT with the layer `tracks`, whose
 * features have `id`, `name` and, if they have one that can be drawn, `color`, and `isGap` where something of a
 * recording is missing; no bytes for a tile without a line. One that is drawn by speed has `speed`, the class of most of
 * it, and over it lie features with `isRun` and the `speed` of each piece: pieces too short to be seen are left out. For
 * a worker: the first takes a second for a million points.
 */
export function trackTiler(lines: readonly DrawnTrack[]): (tile: TileAddress) => ArrayBuffer {
  const index = new GeoJSONVT(
    { type: "FeatureCollection", features: lines.flatMap(featuresOf) },
    {
      // At its highest zoom the library leaves nothing out: that one is never asked.
      maxZoom: TRACK_MAX_ZOOM + 1,
      indexMaxZoom: 0,
      extent: EXTENT,
      tolerance: TOLERANCE,
      buffer: BUFFER,
    },
  );
  return ({ z, x, y }) => encodedTile(index.getTile(z, x, y), TRACK_TILE_LAYER, EXTENT);
}

function featuresOf(track: DrawnTrack): Feature<MultiLineString>[] {
  const { id, name, color, points, speedClasses } = track;
  const speed = speedClasses && commonSpeedClass(speedClasses);
  const properties = {
    ...{ id, name: plainName(name) },
    ...(isHexColor(color) && { color }),
    ...(typeof speed === "number" && { speed }),
  };
  const { segments, gaps } = lineParts(points);
  return [
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
