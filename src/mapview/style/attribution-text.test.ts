import { describe, expect, it } from "vitest";
import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { ONLINE_MAP_ATTRIBUTION } from "#domain/tiles/online-map.ts";
import { TILE_SOURCES } from "#domain/tiles/tile-sources.ts";
import { attributionLine, attributionsIn } from "./attribution-text.ts";

const OVERVIEW = "© OpenMapTiles © OpenStreetMap contributors, GeoNames, GSHHG, Natural Earth";

function lineOf(...texts: readonly string[]): string {
  return attributionLine(attributionsIn(texts));
}

describe("attributions", () => {
  it("are listed once for any number of sources", () => {
    const pack = "© OpenStreetMap contributors";
    expect(lineOf(OVERVIEW, `${ONLINE_MAP_ATTRIBUTION} | ${pack}`, pack)).toBe(
      `${OVERVIEW}, OpenFreeMap`,
    );
    expect(lineOf(ONLINE_MAP_ATTRIBUTION, OVERVIEW)).toBe(
      "OpenFreeMap © OpenMapTiles © OpenStreetMap contributors, GeoNames, GSHHG, Natural Earth",
    );
  });

  it("use the fullest form of a name", () => {
    const full = "© OpenStreetMap contributors";
    expect(lineOf("Data from OpenStreetMap", full)).toBe(full);
    expect(lineOf(full, "Data from OpenStreetMap")).toBe(full);
    expect(lineOf("© Kadaster", "Kaartgegevens © Kadaster")).toBe("Kaartgegevens © Kadaster");
  });

  it("keep the licence and role of a name", () => {
    const photos = "Kadaster / Beeldmateriaal.nl, CC BY 4.0";
    expect(lineOf(photos)).toBe(photos);
    expect(
      lineOf("Wandelnetwerken © Stichting Wandelnet", "Zeetekens © OpenSeaMap contributors"),
    ).toBe("Wandelnetwerken © Stichting Wandelnet, Zeetekens © OpenSeaMap contributors");
  });

  it("keep every name known to the app", () => {
    const texts = [...TILE_SOURCES, ...NETWORK_OVERLAYS].map(({ attribution }) => attribution);
    const line = lineOf(...texts);
    for (const name of [
      "OpenMapTiles",
      "OpenStreetMap",
      "Kadaster",
      "Beeldmateriaal.nl, CC BY 4.0",
      "SRTM",
      "OpenTopoMap (CC-BY-SA)",
      "CyclOSM",
      "Wandelnet",
      "Fietsplatform",
      "OpenSeaMap",
    ]) {
      expect(line).toContain(name);
    }
  });

  it("are empty without names", () => {
    expect(lineOf("", " | ")).toBe("");
  });
});
