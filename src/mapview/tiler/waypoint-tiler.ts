import { GeoJSONVT } from "@maplibre/geojson-vt";
import type { Feature, Point } from "geojson";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { encodedTile } from "#mapview/sources/encoded-tile.ts";
import type { DrawnWaypoint } from "./drawn-waypoint.ts";
import { WAYPOINT_MAX_ZOOM, WAYPOINT_TILE_LAYER } from "./waypoint-tiler-facts.ts";

const EXTENT = 8192;

/** The width at which a tile is drawn, CSS pixels. */
const TILE_PIXELS = 512;

/** This many within the radius are drawn as one; fewer are told apart well enough. */
const CLUSTERED_FROM = 5;
const CLUSTER_RADIUS_PIXELS = 52;

/**
 * Makes these waypoints ready to be cut into tiles, those close together as one below the highest
 * zoom, and gives who cuts them: uncompressed MVT with the layer `waypoints`, whose features have
 * `id`, `name`, and `icon` and `color` where the waypoint has one; those that stand for several have
 * `cluster_id`, `point_count`, `point_count_abbreviated` and `expansion_zoom`, from which on their
 * waypoints part. No bytes for a tile without any.
 */
export function waypointTiler(
  waypoints: readonly DrawnWaypoint[],
): (tile: TileAddress) => ArrayBuffer {
  const index = new GeoJSONVT(
    { type: "FeatureCollection", features: waypoints.map(featureOf) },
    {
      maxZoom: WAYPOINT_MAX_ZOOM,
      extent: EXTENT,
      buffer: 0,
      cluster: true,
      clusterOptions: {
        maxZoom: WAYPOINT_MAX_ZOOM - 1,
        minPoints: CLUSTERED_FROM,
        radius: CLUSTER_RADIUS_PIXELS * (EXTENT / TILE_PIXELS),
        extent: EXTENT,
      },
    },
  );
  return ({ z, x, y }) => {
    const tile = index.getTile(z, x, y);
    for (const feature of tile?.features ?? []) {
      const id: unknown = feature.tags?.["cluster_id"];
      if (typeof id !== "number") continue;
      feature.tags = { ...feature.tags, expansion_zoom: index.getClusterExpansionZoom(id) };
    }
    return encodedTile(tile, WAYPOINT_TILE_LAYER, EXTENT);
  };
}

function featureOf({ lng, lat, ...properties }: DrawnWaypoint): Feature<Point> {
  return { type: "Feature", properties, geometry: { type: "Point", coordinates: [lng, lat] } };
}
