import { describe, expect, it } from "vitest";
import { cachedPath } from "./cached-path.ts";

const ORIGIN = "https://kaart.example";
const PATHS = {
  stored: new Set(["/", "/static/app.js", "/basemap/een kaart.pmtiles"]),
  direct: ["/build.json", "/static/app.js.LICENSE.txt"],
};

function ask(path: string, { mode = "cors", method = "GET", origin = ORIGIN } = {}) {
  return cachedPath({ url: origin + path, mode, method }, ORIGIN, PATHS);
}

describe("keptPath", () => {
  it("serves a cached file under its path, ignoring the query", () => {
    expect(ask("/static/app.js")).toBe("/static/app.js");
    expect(ask("/static/app.js?v=1")).toBe("/static/app.js");
    expect(ask("/basemap/een%20kaart.pmtiles")).toBe("/basemap/een kaart.pmtiles");
  });

  it("serves the app for every page", () => {
    for (const path of ["/", "/map", "/waypoints/a.b", "/waypoints/%zz", "/bestaat-niet"]) {
      expect(ask(path, { mode: "navigate" }), path).toBe("/");
    }
  });

  it("serves a cached file for a visit to its address", () => {
    expect(ask("/static/app.js", { mode: "navigate" })).toBe("/static/app.js");
  });

  it("leaves other files to the network", () => {
    expect(ask("/build.json")).toBeUndefined();
    expect(ask("/build.json", { mode: "navigate" })).toBeUndefined();
    expect(ask("/static/app.js.LICENSE.txt", { mode: "navigate" })).toBeUndefined();
    expect(ask("/static/gone.js")).toBeUndefined();
  });

  it("ignores other origins and methods other than GET", () => {
    expect(ask("/static/app.js", { origin: "https://tiles.example" })).toBeUndefined();
    expect(ask("/map", { mode: "navigate", method: "POST" })).toBeUndefined();
  });
});
