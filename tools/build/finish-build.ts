import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";
import {
  headersFile,
  NGINX_HEADERS_NAME,
  nginxHeadersFile,
  redirectsFile,
} from "../serve/static-host-files.ts";
import { manifestUnder } from "./base-path.ts";
import { compressFiles } from "./compress.ts";
import { pathsIn, removeHiddenFiles } from "./dist-files.ts";
import { writePrecacheManifest } from "./precache-manifest.ts";

interface FinishOptions {
  readonly buildId: string;
  /** Where the build will be served, "/" at the root. */
  readonly basePath: string;
  readonly withFrame: (page: string) => string;
  /** Whether each file gets its compressed twins. */
  readonly isCompressed: boolean;
}

/**
 * What can only be done when every file of a build is written: drawing the frame into the page,
 * the headers that allow what stands in it, telling the service worker what to keep, saying which
 * build this is, and the compressed twins.
 */
export function finishBuild({
  buildId,
  basePath,
  withFrame,
  isCompressed,
}: FinishOptions): RsbuildPlugin {
  return {
    name: "scouting-map:finish-build",
    apply: "build",
    setup(api) {
      api.onAfterBuild(async () => {
        const dist = api.context.distPath;
        removeHiddenFiles(dist);
        const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
        const page = withFrame(readFileSync(join(dist, "index.html"), "utf8"));
        write("index.html", page);
        // For a host that sends no unknown path to the page, but has this one for what it does not find.
        write("404.html", page);
        const manifest = "manifest.webmanifest";
        write(manifest, manifestUnder(basePath, readFileSync(join(dist, manifest), "utf8")));
        write("build.json", `${JSON.stringify({ buildId })}\n`);
        write("_headers", headersFile(page, basePath));
        write(NGINX_HEADERS_NAME, nginxHeadersFile(page));
        write("_redirects", redirectsFile(basePath));
        writePrecacheManifest(dist, pathsIn(dist), basePath);
        if (isCompressed) await compressFiles(dist, pathsIn(dist));
      });
    },
  };
}
