import type { FeatureCollection } from "geojson";
import type {
  FontFacesSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from "maplibre-gl";
import type { NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import type { TileSource } from "#domain/tiles/tile-sources.ts";
import { NETWORK_SOURCE } from "#mapview/layers/networks/network-layer-ids.ts";
import type { NetworkStyle } from "#mapview/layers/networks/network-style.ts";
import {
  overlaySourceId,
  type RasterTiles,
  rasterLayer,
  rasterSource,
  rasterSourceId,
} from "#mapview/layers/raster/raster-style.ts";
import { TRACK_SOURCE } from "#mapview/layers/tracks/track-layer-ids.ts";
import type { TrackStyle } from "#mapview/layers/tracks/track-style.ts";
import {
  accuracyLayer,
  POSITION_SOURCE,
  positionSource,
  WAYPOINT_SOURCE,
  waypointLayers,
  waypointSource,
} from "#mapview/layers/waypoints/waypoint-style.ts";
import { boundaryLayers } from "./boundaries.ts";
import { landLayers } from "./land.ts";
import type { NearLayers } from "./near-layers.ts";
import { type MapFlavour, type Palette, paletteFor } from "./palette.ts";
import { placeLayers } from "./places.ts";
import { waterLayers, waterNameLayers } from "./water.ts";

/** The source of the style that holds the vector tiles. */
export const BASE_SOURCE = "base";

/** What the map is to show. */
export interface MapStyleOptions {
  readonly flavour: MapFlavour;
  /** Address of a vector tile in the OpenMapTiles schema, with `{z}`, `{x}` and `{y}`. */
  readonly vectorTiles: string;
  readonly fontFaces: FontFacesSpecification;
  /** Pictures over the base when it is a raster source; the base stays below them. */
  readonly tileSource: TileSource;
  /** Of these pictures, 0–1; they are opaque when it is left out. */
  readonly rasterOpacity?: number;
  /** The pictures of networks that are on. */
  readonly overlays: readonly NetworkOverlay[];
  /** What only near views show; null while the map is far away and it need not be loaded. */
  readonly near: ((flavour: MapFlavour, source: string) => NearLayers) | null;
  /** The networks of the packs on the device; null when none is to be drawn. */
  readonly networks: ((flavour: MapFlavour) => NetworkStyle) | null;
  /** Plain text for whoever made the data of the base. */
  readonly attribution: string;
  /** The tracks and routes of the user; null or left out when none is to be drawn. */
  readonly tracks?: ((flavour: MapFlavour) => TrackStyle) | null;
  /** Address of a tile of the waypoints, with `{z}`, `{x}` and `{y}`; null without any. */
  readonly waypoints: string | null;
  /** At most one point, with `radiusAtZoom0` and `isStale`. */
  readonly position: FeatureCollection;
}

/**
 * The whole map as a style: a function of its options alone. Zooms 0–14 of the OpenMapTiles schema
 * are drawn; layers that an archive lacks just stay empty.
 */
export function mapStyle(options: MapStyleOptions): StyleSpecification {
  const palette = paletteFor(options.flavour);
  const near = options.near?.(options.flavour, BASE_SOURCE);
  const networks = options.networks?.(options.flavour);
  const tracks = options.tracks?.(options.flavour);
  const lines = networks?.lines ?? [];
  const isOverPictures = options.tileSource.kind === "raster";
  return {
    version: 8,
    name: `Scouting Map ${options.flavour}`,
    "font-faces": options.fontFaces,
    sources: {
      [BASE_SOURCE]: baseSource(options),
      ...rasterSources(options),
      ...(networks && { [NETWORK_SOURCE]: networks.source }),
      ...(tracks && { [TRACK_SOURCE]: tracks.source }),
      [POSITION_SOURCE]: positionSource(options.position),
      ...(options.waypoints && { [WAYPOINT_SOURCE]: waypointSource(options.waypoints) }),
    },
    layers: [
      ...baseLayers(palette, near),
      ...(isOverPictures ? [] : lines),
      ...labelLayers(palette, near),
      ...rasterLayers(options),
      ...(isOverPictures ? lines : []),
      ...(tracks?.layers ?? []),
      accuracyLayer(palette),
      ...(options.waypoints ? waypointLayers(palette) : []),
      // Highest, and so placed first: neither a name nor a waypoint hides a number.
      ...(networks?.nodes ?? []),
    ],
    transition: { duration: 0, delay: 0 },
  };
}

/** `sparse`: a tile that no resolver has is cut from its nearest ancestor. */
function baseSource(options: MapStyleOptions): VectorSourceSpecification {
  const sparse = { sparse: true };
  return {
    ...sparse,
    type: "vector",
    tiles: [options.vectorTiles],
    minzoom: 0,
    maxzoom: 14,
    attribution: options.attribution,
  };
}

function baseLayers(palette: Palette, near: NearLayers | undefined): LayerSpecification[] {
  return [
    ...landLayers(palette, BASE_SOURCE),
    ...waterLayers(palette, BASE_SOURCE),
    ...(near?.ground ?? []),
    ...boundaryLayers(palette, BASE_SOURCE),
  ];
}

/** Below the pictures, which carry names of their own: ours are seen only where a picture fails. */
function labelLayers(palette: Palette, near: NearLayers | undefined): LayerSpecification[] {
  return [
    ...(near?.labels ?? []),
    ...waterNameLayers(palette, BASE_SOURCE),
    ...placeLayers(palette, BASE_SOURCE),
  ];
}

function rasterSources(options: MapStyleOptions): Record<string, SourceSpecification> {
  return Object.fromEntries(rasters(options).map(([id, tiles]) => [id, rasterSource(tiles)]));
}

function rasterLayers(options: MapStyleOptions): LayerSpecification[] {
  const { tileSource, rasterOpacity = 1 } = options;
  return rasters(options).map(([id, tiles]) =>
    rasterLayer(id, tiles, tiles === tileSource ? rasterOpacity : 1),
  );
}

/** Every set of pictures that is on, with the id of its source, the lowest first. */
function rasters({ tileSource, overlays }: MapStyleOptions): (readonly [string, RasterTiles])[] {
  const above = overlays.map((overlay) => [overlaySourceId(overlay), overlay] as const);
  if (tileSource.kind === "vector") return above;
  return [[rasterSourceId(tileSource), tileSource], ...above];
}
