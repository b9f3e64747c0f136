import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";
import type { Language } from "#domain/language/language.ts";
import { inlineHashes } from "../serve/inline-hashes.ts";
import {
  headersFile,
  NGINX_HEADERS_NAME,
  nginxHeadersFile,
  redirectsFile,
} from "../serve/static-host-files.ts";
import { manifestUnder } from "./base-path.ts";
import { compressFiles } from "./compress.ts";
import { pathsIn, removeHiddenFiles } from "./dist-files.ts";
import { HOST_LANGUAGE, manifestFile, manifestIn, pageFile, pageIn } from "./languages.ts";
import { manifestWithFormats, RECEIVED_FORMATS } from "./manifest-formats.ts";
import { writePrecacheManifest } from "./precache-manifest.ts";

interface FinishOptions {
  readonly buildId: string;
  /** The path under which the build is served, "/" at the root. */
  readonly basePath: string;
  /** The languages that the app is compiled in. */
  readonly languages: readonly Language[];
  readonly withFrame: (page: string, language: Language) => string;
  /** Returns the name of the environment that compiles the app in a language. */
  readonly webName: (language: Language) => string;
  /** True to write compressed copies of each file. */
  readonly isCompressed: boolean;
}

/**
 * Finishes a build after all files are written: renders the frames into the pages, writes the headers that allow their
 * inline scripts, the manifests of the app and of the service worker, the build id, and the compressed copies.
 */
export function finishBuild(options: FinishOptions): RsbuildPlugin {
  const { buildId, basePath, languages, isCompressed, webName } = options;
  return {
    name: "scouting-map:finish-build",
    apply: "build",
    setup(api) {
      const written = new Map<Language, ReadonlySet<string>>();
      for (const language of languages) {
        api.processAssets(
          { stage: "report", environments: [webName(language)] },
          ({ assets }) => void written.set(language, new Set(Object.keys(assets))),
        );
      }
      api.onAfterBuild(async () => {
        const dist = api.context.distPath;
        removeHiddenFiles(dist);
        const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
        const page = writePages(dist, options);
        // For a host that serves this page for unknown paths instead of the app.
        write("404.html", page);
        writeManifests(dist, options);
        write("build.json", `${JSON.stringify({ buildId })}\n`);
        write("_headers", headersFile(page, basePath));
        write(NGINX_HEADERS_NAME, nginxHeadersFile(page));
        write("_redirects", redirectsFile(basePath));
        writePrecacheManifest(dist, pathsIn(dist), basePath, written);
        if (isCompressed) await compressFiles(dist, pathsIn(dist));
      });
    },
  };
}

/**
 * Renders the frames into the pages of all languages.
 * @returns the page that hosts serve
 * @throws if the pages differ in what their policy must allow: the page of another language takes the place of that of the host
 */
function writePages(dist: string, { languages, withFrame }: FinishOptions): string {
  const pages = languages.map((language) => {
    const file = join(dist, pageFile(language));
    const page = withFrame(pageIn(language, readFileSync(file, "utf8")), language);
    writeFileSync(file, page);
    return { language, page, hashes: JSON.stringify(inlineHashes(page)) };
  });
  const host = pages.find(({ language }) => language === HOST_LANGUAGE);
  if (!host || pages.some(({ hashes }) => hashes !== host.hashes)) {
    throw new Error("The inline scripts and styles must be the same in all languages.");
  }
  return host.page;
}

function writeManifests(dist: string, { basePath, languages }: FinishOptions): void {
  const source = readFileSync(join(dist, manifestFile(HOST_LANGUAGE)), "utf8");
  for (const language of languages) {
    const accepting = manifestWithFormats(manifestIn(language, source), RECEIVED_FORMATS);
    writeFileSync(join(dist, manifestFile(language)), manifestUnder(basePath, accepting));
  }
}
