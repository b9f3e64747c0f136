import { describe, expect, it } from "vitest";
import { splitPaths } from "./precache-manifest.ts";

describe("splitPaths", () => {
  it("keeps everything that the app may ask", () => {
    const paths = [
      "/index.html",
      "/static/assets/worker.1.mjs",
      "/static/font/noto.woff2",
      "/basemap/nederland.pmtiles",
      "/basemap/start-light.webp",
      "/icons/icon-192.png",
      "/manifest.webmanifest",
    ];
    expect(splitPaths(paths)).toEqual({ kept: paths, direct: [] });
  });

  it("leaves packs and nautical data to who wants them", () => {
    const paths = ["/packs/index.json", "/packs/delft/map.pmtiles", "/nautical/vaarwegen.json"];
    expect(splitPaths(paths)).toEqual({ kept: [], direct: paths });
  });

  it("leaves the worker, the build's name and licence texts to the network", () => {
    const paths = [
      "/service-worker.js",
      "/build.json",
      "/404.html",
      "/static/js/index.1.js.map",
      "/static/js/index.1.js.LICENSE.txt",
      "/LICENSES/ODbL.txt",
    ];
    expect(splitPaths(paths)).toEqual({ kept: [], direct: paths });
  });

  it("knows that no browser asks for the files of the host", () => {
    const names = ["/_headers", "/_nginx-headers.conf", "/_redirects", "/index.html.br"];
    expect(splitPaths(names)).toEqual({ kept: [], direct: [] });
  });
});
