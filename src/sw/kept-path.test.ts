import { describe, expect, it } from "vitest";
import { keptPath } from "./kept-path.ts";

const ORIGIN = "https://kaart.example";
const MANIFEST = {
  precached: [
    ["/", "sha256-page"],
    ["/static/app.js", "sha256-app"],
    ["/basemap/een kaart.pmtiles", "sha256-kaart"],
  ] as const,
  direct: ["/build.json", "/static/app.js.LICENSE.txt"],
};

function ask(path: string, { mode = "cors", method = "GET", origin = ORIGIN } = {}) {
  return keptPath({ url: origin + path, mode, method }, ORIGIN, MANIFEST);
}

describe("keptPath", () => {
  it("answers a kept file with itself, whatever follows the question mark", () => {
    expect(ask("/static/app.js")).toBe("/static/app.js");
    expect(ask("/static/app.js?v=1")).toBe("/static/app.js");
    expect(ask("/basemap/een%20kaart.pmtiles")).toBe("/basemap/een kaart.pmtiles");
  });

  it("answers every page with the app", () => {
    for (const path of ["/", "/map", "/waypoints/a.b", "/waypoints/%zz", "/bestaat-niet"]) {
      expect(ask(path, { mode: "navigate" }), path).toBe("/");
    }
  });

  it("opens a kept file by its own address", () => {
    expect(ask("/static/app.js", { mode: "navigate" })).toBe("/static/app.js");
  });

  it("leaves to the network what is not kept", () => {
    expect(ask("/build.json")).toBeUndefined();
    expect(ask("/build.json", { mode: "navigate" })).toBeUndefined();
    expect(ask("/static/app.js.LICENSE.txt", { mode: "navigate" })).toBeUndefined();
    expect(ask("/static/gone.js")).toBeUndefined();
  });

  it("stays out of other origins and of everything but reading", () => {
    expect(ask("/static/app.js", { origin: "https://tiles.example" })).toBeUndefined();
    expect(ask("/map", { mode: "navigate", method: "POST" })).toBeUndefined();
  });
});
