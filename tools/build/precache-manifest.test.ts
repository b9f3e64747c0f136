import { describe, expect, it } from "vitest";
import { languagesOf, splitPaths } from "./precache-manifest.ts";

describe("splitPaths", () => {
  it("keeps everything that the app may request", () => {
    const paths = [
      "/index.html",
      "/static/assets/worker.1.mjs",
      "/static/font/noto.woff2",
      "/basemap/nederland.pmtiles",
      "/basemap/start-light.webp",
      "/icons/icon-192.png",
      "/manifest.webmanifest",
    ];
    expect(splitPaths(paths)).toEqual({ stored: paths, direct: [] });
  });

  it("leaves out packs and nautical data, which are optional", () => {
    const paths = ["/packs/index.json", "/packs/delft/map.pmtiles", "/nautical/vaarwegen.json"];
    expect(splitPaths(paths)).toEqual({ stored: [], direct: paths });
  });

  it("leaves the worker, the build id and licence texts to the network", () => {
    const paths = [
      "/service-worker.js",
      "/build.json",
      "/404.html",
      "/static/js/index.1.js.map",
      "/static/js/index.1.js.LICENSE.txt",
      "/LICENSES/ODbL.txt",
    ];
    expect(splitPaths(paths)).toEqual({ stored: [], direct: paths });
  });

  it("leaves out the files for the host", () => {
    const names = ["/_headers", "/_nginx-headers.conf", "/_redirects", "/index.html.br"];
    expect(splitPaths(names)).toEqual({ stored: [], direct: [] });
  });
});

describe("languagesOf", () => {
  const written = new Map([
    ["nl", new Set(["static/js/map.nl.js", "static/js/maplibre.js"])],
    ["en", new Set(["static/js/map.en.js", "static/js/maplibre.js", "pages/en.txt"])],
    ["de", new Set(["static/js/map.de.js", "static/js/maplibre.js", "pages/de.txt"])],
  ] as const);

  it.each([
    ["/static/js/map.de.js", ["de"]],
    ["/static/js/maplibre.js", undefined],
    ["/icons/icon-192.png", undefined],
    ["/index.html", ["nl"]],
    ["/pages/en.txt", ["en"]],
    ["/manifest.webmanifest", ["nl"]],
    ["/manifest.de.webmanifest", ["de"]],
  ])("%s is for %j", (path, languages) => {
    expect(languagesOf(path, written)).toEqual(languages);
  });
});
