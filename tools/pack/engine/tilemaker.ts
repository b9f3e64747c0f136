import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../operator-error.ts";
import type { MapEngine } from "./map-engine.ts";
import { mbtilesToPmtiles } from "./mbtiles.ts";
import { runProgram } from "./run-program.ts";

/** The folders of tilemaker's OpenMapTiles profile: Debian's 2.2, and 3 by `make install`. */
const PROFILE_FOLDERS = [
  "/usr/share/doc/tilemaker/examples",
  "/usr/share/doc/tilemaker/resources",
  "/usr/share/tilemaker/resources",
  "/usr/local/share/tilemaker/resources",
];

/** The options of tilemaker. */
export interface TilemakerOptions {
  /** Folder with config-openmaptiles.json and process-openmaptiles.lua; null to look for it. */
  readonly profile: string | null;
  /** Folder with the shapefiles of sea and land cover that the profile names; null for none. */
  readonly shapes: string | null;
}

/** Makes the base map with tilemaker 2.2 or 3 and its own OpenMapTiles profile. */
export function tilemaker({ profile, shapes }: TilemakerOptions): MapEngine {
  return async ({ pbf, out, folder, name, bounds, onProgress }) => {
    const resources = profile ?? PROFILE_FOLDERS.find((path) => existsSync(configIn(path)));
    if (!resources || !existsSync(configIn(resources))) {
      throw new OperatorError(
        "tilemaker's config-openmaptiles.json is not found; name its folder with --profile.",
      );
    }
    const config = join(folder, "config.json");
    writeFileSync(config, configFor(readFileSync(configIn(resources), "utf8"), shapes));
    const mbtiles = join(folder, "map.mbtiles");
    const args = ["--input", pbf, "--output", mbtiles, "--bbox", bounds.join(",")];
    const process = join(folder, "process.lua");
    writeFileSync(process, processFor(join(resources, "process-openmaptiles.lua")));
    args.push("--config", config, "--process", process);
    // The order of features in a tile depends on the threads: one thread gives one order.
    args.push("--threads", "1", "--skip-integrity");
    await runProgram("tilemaker", args, onProgress);
    await mbtilesToPmtiles(mbtiles, out, { name, bounds });
  };
}

function configIn(folder: string): string {
  return join(folder, "config-openmaptiles.json");
}

/** Returns the profile's own script, followed by our additions. */
function processFor(script: string): string {
  const ours = readFileSync(new URL("outdoor.lua", import.meta.url), "utf8");
  return `dofile(${JSON.stringify(script)})\n${ours}`;
}

interface Config {
  readonly layers: Record<string, { source?: string }>;
  readonly settings: Record<string, unknown>;
}

/**
 * Returns the profile's own configuration with the paths of shapefiles, and without the layers whose shapefile is
 * missing: the water and land use of the extract remain.
 */
export function configFor(json: string, shapes: string | null): string {
  const config = JSON.parse(json) as Config;
  const layers = Object.entries(config.layers).flatMap(([name, layer]) => {
    if (layer.source === undefined) return [[name, layer] as const];
    const source = shapes === null ? null : join(shapes, layer.source);
    return source !== null && existsSync(source) ? [[name, { ...layer, source }] as const] : [];
  });
  const settings = { ...config.settings, minzoom: 0, maxzoom: 14, basezoom: 14, compress: "gzip" };
  return JSON.stringify({ layers: Object.fromEntries(layers), settings }, null, 2);
}
