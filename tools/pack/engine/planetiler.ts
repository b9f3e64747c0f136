import { existsSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../operator-error.ts";
import type { MapEngine } from "./map-engine.ts";
import { runProgram } from "./run-program.ts";

/**
 * Makes the base map with Planetiler, whose default profile is OpenMapTiles and which writes PMTiles itself. It
 * downloads sea, lakes and Natural Earth into `sources` on its first run.
 */
export function planetiler(jar: string, sources: string): MapEngine {
  return async ({ pbf, out, folder, bounds, onProgress }) => {
    if (!existsSync(jar)) throw new OperatorError(`${jar} is not there; download planetiler.jar.`);
    await runProgram(
      "java",
      planetilerArgs({ jar, sources, pbf, out, folder, bounds }),
      onProgress,
    );
  };
}

/** Returns the arguments of java for one map. */
export function planetilerArgs(job: {
  readonly jar: string;
  readonly sources: string;
  readonly pbf: string;
  readonly out: string;
  readonly folder: string;
  readonly bounds: readonly number[];
}): string[] {
  return [
    "-jar",
    job.jar,
    `--osm-path=${job.pbf}`,
    `--output=${job.out}`,
    `--tmpdir=${join(job.folder, "planetiler")}`,
    `--download-dir=${job.sources}`,
    `--bounds=${job.bounds.join(",")}`,
    "--maxzoom=14",
    "--download",
    "--force",
  ];
}
