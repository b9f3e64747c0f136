import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";
import {
  headersFile,
  NGINX_HEADERS_NAME,
  nginxHeadersFile,
  redirectsFile,
} from "../serve/static-host-files.mjs";
import { compressFiles } from "./compress.ts";
import { pathsIn } from "./dist-files.ts";
import { writePrecacheManifest } from "./precache-manifest.ts";

/**
 * What can only be done when every file of a build is written: drawing the frame into the page,
 * the headers that allow what stands in it, telling the service worker what to keep, saying which
 * build this is, and the compressed twins.
 */
export function finishBuild(buildId: string, withFrame: (page: string) => string): RsbuildPlugin {
  return {
    name: "scouting-map:finish-build",
    apply: "build",
    setup(api) {
      api.onAfterBuild(async () => {
        const dist = api.context.distPath;
        const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
        const page = withFrame(readFileSync(join(dist, "index.html"), "utf8"));
        write("index.html", page);
        write("build.json", `${JSON.stringify({ buildId })}\n`);
        write("_headers", headersFile(page));
        write(NGINX_HEADERS_NAME, nginxHeadersFile(page));
        write("_redirects", redirectsFile());
        writePrecacheManifest(dist, pathsIn(dist));
        await compressFiles(dist, pathsIn(dist));
      });
    },
  };
}
