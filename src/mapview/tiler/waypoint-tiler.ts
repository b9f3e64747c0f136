import { GeoJSONVT } from "@maplibre/geojson-vt";
import type { Feature, Point } from "geojson";
import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { encodedTile } from "#mapview/sources/encoded-tile.ts";
import type { DrawnWaypoint } from "./drawn-waypoint.ts";
import { WAYPOINT_MAX_ZOOM, WAYPOINT_TILE_LAYER } from "./waypoint-tiler-facts.ts";

const EXTENT = 8192;

/** The width of a drawn tile, CSS pixels. */
const TILE_PIXELS = 512;

/** The least number of waypoints in a cluster; fewer can be told apart. */
const CLUSTERED_FROM = 5;
const CLUSTER_RADIUS_PIXELS = 52;

/**
 * Prepares waypoints for cutting into tiles, clustered below the highest zoom, and returns a function that cuts a
 * tile: uncompressed MVT with the layer `waypoints`, empty without any. Features have `id`, `name`, and `icon` and
 * `color` if the waypoint has them. Clusters have `cluster_id`, `point_count`, `point_count_abbreviated` and
 * `expansion_zoom`, from which their waypoints separate.
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
        maxZoom: clusteredZoom(waypoints),
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

/** Of at most this many waypoints each is found among the others. */
const MANY = 100;
/** The part of a phone that shows the map beside its buttons, CSS pixels. */
const VIEW_PIXELS = 300;

/**
 * Returns the highest zoom with clusters: a few waypoints that fit on a screen together stand apart, also at the zoom before, at which one
 * comes there. Far from it they would only be a heap.
 */
function clusteredZoom(waypoints: readonly DrawnWaypoint[]): number {
  const highest = WAYPOINT_MAX_ZOOM - 1;
  if (waypoints.length === 0 || waypoints.length > MANY) return highest;
  const columns = waypoints.map(({ lng }) => tileColumn(lng, 0));
  const rows = waypoints.map(({ lat }) => tileRow(lat, 0));
  const sideOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const side = Math.max(sideOf(columns), sideOf(rows));
  const fittingZoom = Math.floor(Math.log2(VIEW_PIXELS / (TILE_PIXELS * Math.max(side, 1e-9))));
  return Math.min(highest, Math.max(0, fittingZoom - 2));
}

function featureOf({ lng, lat, ...properties }: DrawnWaypoint): Feature<Point> {
  return { type: "Feature", properties, geometry: { type: "Point", coordinates: [lng, lat] } };
}
