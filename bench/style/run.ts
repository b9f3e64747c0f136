/**
 * `npm run bench:style`: measures the style function with everything on the map (near layers, networks of packs and
 * of servers, tracks, pictures), in Node. The median must meet the limit; the first call, with code that is not
 * compiled yet, is reported separately.
 */
import { gzipSync } from "node:zlib";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { baseDrawing } from "#mapview/layers/base/base-drawing.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { networkPictures } from "#mapview/layers/networks/network-pictures.ts";
import { networkDrawing } from "#mapview/layers/networks/network-style.ts";
import { positionDrawing } from "#mapview/layers/own-position/position-style.ts";
import { rasterDrawing } from "#mapview/layers/raster/raster-layer.ts";
import { trackDrawing } from "#mapview/layers/tracks/track-style.ts";
import { waypointDrawing } from "#mapview/layers/waypoints/waypoint-style.ts";
import { nearLayers } from "#mapview/style/near-layers.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { missLimit, sizeOf } from "../brief/brief.ts";

const LIMIT_MS = 5;
const RUNS = sizeOf(201, 3);
const NOTHING = { type: "FeatureCollection" as const, features: [] };

function styleOf(flavour: MapFlavour) {
  return composeStyle(flavour, [
    baseDrawing({ flavour, tiles: "map://{z}/{x}/{y}", attribution: "", near: nearLayers }),
    rasterDrawing(tileSourceFor(1), 1),
    trackDrawing({ flavour, tiles: "tracks://{z}/{x}/{y}", hidden: [] }),
    positionDrawing(flavour, NOTHING),
    waypointDrawing(flavour, "waypoints://{z}/{x}/{y}"),
    networkPictures(NETWORK_OVERLAYS),
    networkDrawing({
      flavour,
      overlays: NETWORK_OVERLAYS.map(({ name }) => name),
      tiles: "networks://{z}/{x}/{y}",
      attribution: "",
      isOverPictures: true,
    }),
  ]);
}

/** The processor time of all threads together, in milliseconds, which excludes other work of the machine. */
function timeMs(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const firstMs = timeMs(() => styleOf("light"));
const times = Array.from({ length: RUNS }, (_, run) =>
  timeMs(() => styleOf(run % 2 === 0 ? "light" : "dark")),
).sort((one, other) => one - other);
const medianMs = times[(RUNS - 1) / 2] ?? Number.NaN;
const verdict = medianMs <= LIMIT_MS ? "meets" : "MISSES";
const style = styleOf("light");
const bytes = gzipSync(JSON.stringify(style)).length;
process.stdout.write(
  `Style function: first ${firstMs.toFixed(2)} ms, ` +
    `median of ${RUNS} ${medianMs.toFixed(2)} ms (${verdict} ${LIMIT_MS} ms); ` +
    `${style.layers.length} layers, ${(bytes / 1000).toFixed(1)} kB compressed as JSON\n`,
);
if (medianMs > LIMIT_MS) missLimit();
