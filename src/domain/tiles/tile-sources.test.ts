import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#domain/settings/settings.ts";
import { NETWORK_OVERLAYS } from "./network-overlays.ts";
import { TILE_SOURCES, tileSourceFor } from "./tile-sources.ts";

describe("tile sources", () => {
  it("are numbered 0 to 7 in order", () => {
    expect(TILE_SOURCES.map((source) => source.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("default to our own map for an unknown number", () => {
    for (const unknown of [-1, 8, 1.5, Number.NaN]) expect(tileSourceFor(unknown).number).toBe(0);
  });

  it("are found by their number", () => {
    expect(tileSourceFor(3).attribution).toContain("Beeldmateriaal.nl");
    expect(tileSourceFor(7).attribution).toContain("CyclOSM");
  });

  it("need no server before the user chooses one", () => {
    expect(tileSourceFor(DEFAULT_SETTINGS.tileSource).urlTemplates).toEqual([]);
  });

  it.each(TILE_SOURCES.slice(1))("number $number has complete addresses over https", (source) => {
    for (const template of source.urlTemplates) {
      expect(template).toMatch(/^https:\/\/[a-z]/);
      expect(template).toMatch(/\{z\}\/\{x\}\/\{y\}|\{bbox-epsg-3857\}/);
      expect(template.replace(/\{(z|x|y|bbox-epsg-3857)\}/g, "")).not.toContain("{");
    }
    expect(source.urlTemplates.length).toBeGreaterThan(0);
    expect(source.attribution).not.toBe("");
    expect(source.minZoom).toBeLessThan(source.maxZoom);
  });

  it("spread over the three hosts of OpenTopoMap", () => {
    expect(tileSourceFor(6).urlTemplates.map((template) => new URL(template).hostname)).toEqual([
      "a.tile.opentopomap.org",
      "b.tile.opentopomap.org",
      "c.tile.opentopomap.org",
    ]);
  });

  it("request the box of a tile in WMS 1.3.0", () => {
    const query = new URL(tileSourceFor(4).urlTemplates[0] ?? "").searchParams;
    expect(query.get("crs")).toBe("EPSG:3857");
    expect(query.get("layers")).toBe("top25raster");
    expect(query.get("bbox")).toBe("{bbox-epsg-3857}");
  });
});

describe("network overlays", () => {
  it("exist for each switch of the settings", () => {
    const switches = Object.keys(DEFAULT_SETTINGS.mapOverlay).sort();
    expect(NETWORK_OVERLAYS.map((overlay) => overlay.name).sort()).toEqual(switches);
  });

  it("draw the lines below the node numbers", () => {
    const walk = NETWORK_OVERLAYS.find((overlay) => overlay.name === "walkNetwork");
    const query = new URL(walk?.urlTemplates[0] ?? "").searchParams;
    expect(query.get("layers")).toBe("wandelnetwerken,wandelknooppunten");
  });
});
