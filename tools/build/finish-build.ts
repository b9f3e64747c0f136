import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";
import { headersFile, redirectsFile } from "../serve/static-host-files.mjs";
import { compressFiles } from "./compress.ts";
import { pathsIn } from "./dist-files.ts";
import { writePrecacheManifest } from "./precache-manifest.ts";

/**
 * What can only be done when every file of a build is written: telling the service worker what to
 * keep, saying which build this is, the files for static hosts, and the compressed twins.
 */
export function finishBuild(buildId: string): RsbuildPlugin {
  return {
    name: "scouting-map:finish-build",
    apply: "build",
    setup(api) {
      api.onAfterBuild(async () => {
        const dist = api.context.distPath;
        writeFileSync(join(dist, "build.json"), `${JSON.stringify({ buildId })}\n`);
        writeFileSync(join(dist, "_headers"), headersFile());
        writeFileSync(join(dist, "_redirects"), redirectsFile());
        writePrecacheManifest(dist, pathsIn(dist));
        await compressFiles(dist, pathsIn(dist));
      });
    },
  };
}
