/** `npm run bench:style`: how long the style function takes, the first time and after it, in Node. */
import { gzipSync } from "node:zlib";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { mapStyle } from "#mapview/style/map-style.ts";
import { nearLayers } from "#mapview/style/near-layers.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

const LIMIT_MS = 5;
const RUNS = 201;
const NOTHING = { type: "FeatureCollection" as const, features: [] };

function styleOf(flavour: MapFlavour) {
  return mapStyle({
    flavour,
    vectorTiles: "map://{z}/{x}/{y}",
    fontFaces: {},
    tileSource: tileSourceFor(0),
    overlays: NETWORK_OVERLAYS,
    near: nearLayers,
    networks: null,
    attribution: "",
    waypoints: NOTHING,
    position: NOTHING,
  });
}

function timeMs(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const firstMs = timeMs(() => styleOf("light"));
const times = Array.from({ length: RUNS }, (_, run) =>
  timeMs(() => styleOf(run % 2 === 0 ? "light" : "dark")),
).sort((one, other) => one - other);
const medianMs = times[(RUNS - 1) / 2] ?? Number.NaN;
const style = styleOf("light");
const bytes = gzipSync(JSON.stringify(style)).length;
process.stdout.write(
  `Style function: first ${firstMs.toFixed(2)} ms, median of ${RUNS} ${medianMs.toFixed(2)} ms ` +
    `(${medianMs <= LIMIT_MS ? "meets" : "MISSES"} ${LIMIT_MS} ms); ` +
    `${style.layers.length} layers, ${(bytes / 1000).toFixed(1)} kB compressed as JSON\n`,
);
