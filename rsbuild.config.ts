import { createHash } from "node:crypto";
import { defineConfig, type EnvironmentConfig, type RsbuildEntry } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import { LANGUAGES, type Language } from "#domain/language/language.ts";
import packageJson from "./package.json" with { type: "json" };
import { basePathOf } from "./tools/build/base-path.ts";
import { buildIdOf } from "./tools/build/build-id.ts";
import { bulletinAddressOf } from "./tools/build/bulletin-address.ts";
import { CHUNK_TIMEOUT_MS, chunkErrors } from "./tools/build/chunk-errors.ts";
import { finishBuild } from "./tools/build/finish-build.ts";
import { firstFrame, firstFrameEnvironment, firstFrameName } from "./tools/build/first-frame.ts";
import { firstPaint, INLINE_ENTRIES } from "./tools/build/first-paint.ts";
import { headTags } from "./tools/build/head-tags.ts";
import { HOST_LANGUAGE, pageFile, textCondition } from "./tools/build/languages.ts";
import { oneLanguage } from "./tools/build/one-language.ts";
import { hasSamplePacks, packCatalogueOf } from "./tools/build/pack-catalogue.ts";
import { sliceServerOf } from "./tools/build/slice-server.ts";

const BUILD_ENTRIES: RsbuildEntry = { index: "./src/app/main.tsx", ...INLINE_ENTRIES };

/** The development server draws no frame: only the colour scheme must be right. */
const DEVELOPMENT_ENTRIES: RsbuildEntry = {
  index: ["./src/app/first-paint.ts", "./src/app/main.tsx"],
};

const basePath = basePathOf(process.env["BASE_PATH"]);

const packCatalogue = packCatalogueOf(process.env["PACK_CATALOGUE"]);

/** `SAMPLE_PACKS=0` leaves out the packs of `samples/`: for who publishes packs of their own. */
const isWithSamples = hasSamplePacks(process.env["SAMPLE_PACKS"], packCatalogue);

/** `COMPRESSED_TWINS=0` leaves out the `.br` and `.gz` files: for a host that compresses by itself. */
const isCompressed = process.env["COMPRESSED_TWINS"] !== "0";

/** `DRAFT=1` builds the app in Dutch only and readable, in a third of the time: for tests of paths. */
const isDraft = process.env["DRAFT"] === "1";

interface NamedChunk {
  readonly name?: string | undefined;
}

/**
 * Names a chunk after those that share it, in six digits. The first load has the names of all chunks, and by default that
 * of a shared one has a hundred letters of the names of its modules.
 */
function sharedChunkName(_: unknown, chunks: readonly NamedChunk[]): string {
  const names = chunks.map(({ name = "" }) => name).sort();
  return `shared-${createHash("sha256").update(names.join()).digest("hex").slice(0, 4)}`;
}

/**
 * Compiles the app in one language, beside those in the others: files that have no texts, such as the map and the workers, have the same
 * name and content in all.
 */
const webEnvironment = (isBuild: boolean, language: Language): EnvironmentConfig => ({
  resolve: { conditionNames: [textCondition(language), "..."] },
  plugins: [
    // The router comes with the app: a file of its own would be a request more on the first visit.
    pluginReact({ reactCompiler: true, splitChunks: { react: true, router: false } }),
    firstPaint(),
    chunkErrors(),
    oneLanguage(language),
  ],
  source: {
    entry: isBuild ? BUILD_ENTRIES : DEVELOPMENT_ENTRIES,
  },
  html: {
    template: "./src/app/index.html",
    tags: headTags(basePath, language),
  },
  output: {
    assetPrefix: basePath,
    // Not shorter, though the list of all chunks is part of the first load: the builder puts each final hash
    // wherever it finds the first one, and six digits stand in code by chance, as in the constants of SHA-512.
    filenameHash: "contenthash:8",
    filename: { html: pageFile(language) },
    copy:
      isWithSamples && language === HOST_LANGUAGE ? [{ from: "samples/packs", to: "packs" }] : [],
    // The style of the frame, which waits for no file; the policy names its hash.
    inlineStyles: /^static\/css\/index\.[^/]+\.css$/,
    // The policy allows nothing else inline, and a data: script or style is inline.
    dataUriLimit: 0,
    minify: !isDraft && {
      jsOptions: {
        minimizerOptions: {
          compress: { passes: 3, ecma: 2022 },
          // With one letter beyond Latin-1 in it a browser keeps two bytes for every letter of a script: for
          // MapLibre 1 MB more, for its worker half a megabyte.
          format: { asciiOnly: true },
        },
      },
    },
  },
  splitChunks: {
    // Before it is minified. What is smaller comes with each screen that needs it: it would be a request
    // more, and weigh nearly as much on its own.
    minSize: 60_000,
    cacheGroups: {
      // What the app itself needs of small libraries comes with it: a file more is a request more, and
      // a browser asks a plain host six at a time.
      defaultVendors: {
        test: /[\\/]node_modules[\\/]/,
        chunks: "async",
        priority: -10,
        reuseExistingChunk: true,
        name: sharedChunkName,
      },
      // Two screens that share a little each carry it: a chunk for it costs more than it saves.
      default: {
        minChunks: 2,
        priority: -20,
        reuseExistingChunk: true,
        name: sharedChunkName,
      },
      // With what it needs itself.
      proj4: {
        test: /node_modules[\\/](?:proj4|mgrs|wkt-parser)[\\/]/,
        name: "proj4",
        chunks: "async",
      },
      maplibre: { test: /node_modules[\\/]maplibre-gl[\\/]/, name: "maplibre", chunks: "async" },
    },
  },
  tools: {
    rspack: {
      module: {
        parser: {
          // MapLibre's warning about its own dynamic import costs seconds in every build.
          javascript: { exprContextCritical: false },
        },
        rules: [
          { test: /\.md$/, resourceQuery: /^\?raw$/, type: "asset/source" },
          // The map reads links with fflate: without a copy of its own, the writer of zips would be in the code of the map.
          { test: /[\\/]fflate[\\/]/, issuer: /write-kmz\.ts$/, layer: "zip" },
        ],
      },
      // Names instead of numbers: a failure says which screen it was.
      optimization: { chunkIds: "named" },
      // Every file begins with the name of the list of chunks, twice.
      output: { chunkLoadTimeout: CHUNK_TIMEOUT_MS, chunkLoadingGlobal: "chunks" },
    },
  },
});

/** At the root and without a hash: its place decides what it controls, its name is for ever. */
const serviceWorker: EnvironmentConfig = {
  source: { entry: { "service-worker": { import: "./src/sw/service-worker.ts", html: false } } },
  output: { target: "web-worker", filename: { js: "[name].js" }, distPath: { js: "" } },
};

/** Returns the name of the environment that compiles the app in a language. */
const webName = (language: Language) => `web-${language}`;

/** Returns an environment for each language, by its name. */
function inEach(
  languages: readonly Language[],
  nameOf: (language: Language) => string,
  make: (language: Language) => EnvironmentConfig,
): Record<string, EnvironmentConfig> {
  return Object.fromEntries(languages.map((language) => [nameOf(language), make(language)]));
}

export default defineConfig(({ command }) => {
  const isBuild = command === "build";
  const buildId = isBuild ? buildIdOf(import.meta.dirname) : "dev";
  // The development server speaks one language: three would make every change slow.
  const languages = isBuild && !isDraft ? LANGUAGES : [HOST_LANGUAGE];
  const frame = firstFrame(languages);
  return {
    plugins: [
      frame.plugin,
      finishBuild({
        buildId,
        basePath,
        languages,
        withFrame: frame.withFrame,
        webName,
        isCompressed,
      }),
    ],
    source: {
      define: {
        __APP_VERSION__: JSON.stringify(packageJson.version),
        __BUILD_ID__: JSON.stringify(buildId),
        __BASE_PATH__: JSON.stringify(basePath),
        __PACK_CATALOGUE__: JSON.stringify(packCatalogue),
        __BULLETIN__: JSON.stringify(bulletinAddressOf(process.env["BULLETIN"])),
        __JOTIHUNT__: JSON.stringify(process.env["JOTIHUNT"] !== ""),
        __SLICE_SERVER__: JSON.stringify(sliceServerOf(process.env["SLICE_SERVER"])),
      },
    },
    output: {
      distPath: { root: process.env["DIST_ROOT"] ?? "dist" },
      // Published without the readable part, which would be in the first load twice: in its styles and its scripts.
      cssModules: { localIdentName: isBuild ? "[hash:base64:6]" : "[local]-[hash:base64:6]" },
    },
    performance: { printFileSize: false },
    environments: {
      ...inEach(languages, webName, (language) => webEnvironment(isBuild, language)),
      "service-worker": serviceWorker,
      ...(isBuild && inEach(languages, firstFrameName, firstFrameEnvironment)),
    },
  };
});
