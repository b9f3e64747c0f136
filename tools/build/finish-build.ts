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
import { manifestWithFormats, RECEIVED_FORMATS } from "./manifest-formats.ts";
import { writePrecacheManifest } from "./precache-manifest.ts";

interface FinishOptions {
  readonly buildId: string;
  /** The path under which the build is served, "/" at the root. */
  readonly basePath: string;
  readonly withFrame: (page: string) => string;
  /** True to write compressed copies of each file. */
  readonly isCompressed: boolean;
}

/**
 * Finishes a build after all files are written: renders the frame into the page, writes the headers that allow its
 * inline scripts, the manifest of the service worker and the build id, and the compressed copies.
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
        // For a host that serves this page for unknown paths instead of the app.
        write("404.html", page);
        const manifest = "manifest.webmanifest";
        const accepting = manifestWithFormats(
          readFileSync(join(dist, manifest), "utf8"),
          RECEIVED_FORMATS,
        );
        write(manifest, manifestUnder(basePath, accepting));
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
