import { afterEach, describe, expect, it, vi } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import { archiveOf, smallPack } from "#mapview/sources/small-pack.fixture.ts";
import type { TilePart } from "#mapview/sources/transform/merge-tiles.ts";
import { NetworkTiles } from "./network-tiles.ts";

const TILE = { z: 10, x: 524, y: 338 };
const COUNTRY: LngLatBox = [3, 50, 8, 54];
const [west, south, east, north] = tileBox(TILE);
const HALF: LngLatBox = [west, south, (west + east) / 2, north];
const MORE: LngLatBox = [west + (east - west) / 4, south, east, north];
const signal = new AbortController().signal;

afterEach(() => void vi.restoreAllMocks());

async function pack(
  name: string,
  area: LngLatBox,
  dataDate: string | null = null,
  modes: readonly NetworkMode[] | null = null,
) {
  const networks = await archiveOf([{ ...TILE, data: new TextEncoder().encode(name) }]);
  return smallPack({ name, areas: [area], networks, dataDate, modes });
}

/** Joins words instead of tiles. */
async function joined(parts: readonly TilePart[]): Promise<ArrayBuffer> {
  const words = parts.map(({ bytes }) => new TextDecoder().decode(bytes)).join(" + ");
  return new TextEncoder().encode(words).buffer as ArrayBuffer;
}

async function drawn(tiles: NetworkTiles): Promise<string> {
  return new TextDecoder().decode(await tiles.resolve(TILE, signal));
}

describe("NetworkTiles", () => {
  it("uses only the newest pack that covers a tile completely", async () => {
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([
      await pack("old", COUNTRY, "2025-01-01"),
      await pack("new", COUNTRY, "2026-01-01"),
      await pack("half", HALF),
    ]);
    expect(await drawn(tiles)).toBe("new");
  });

  it("merges the packs if none covers a tile completely", async () => {
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([await pack("half", HALF), await pack("more", MORE)]);
    expect(await drawn(tiles)).toBe("more + half");
  });

  it("takes each network from the newest pack that has it", async () => {
    const asked: (readonly TilePart[])[] = [];
    const tiles = new NetworkTiles(async (parts) => {
      asked.push(parts);
      return joined(parts);
    });
    tiles.setPacks([
      await pack("boats", COUNTRY, "2021-05", ["walk", "motorboat"]),
      await pack("paths", COUNTRY, "2026-01-01", ["walk", "cycle"]),
      await pack("half", HALF, "2025-01-01", ["canoe", "cycle"]),
    ]);
    expect(await drawn(tiles)).toBe("paths + boats + half");
    expect(asked[0]?.map(({ modes }) => modes)).toEqual([
      ["walk", "cycle"],
      ["motorboat"],
      ["canoe"],
    ]);
  });

  it("draws routes that continue beyond the areas of their pack", async () => {
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([await pack("elsewhere", [4, 50, 4.1, 50.1])]);
    expect(await drawn(tiles)).toBe("elsewhere");
  });

  it("uses the pack that covers most if merging fails", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const tiles = new NetworkTiles(() => Promise.reject(new Error("no worker")));
    tiles.setPacks([await pack("half", HALF), await pack("more", MORE)]);
    expect(await drawn(tiles)).toBe("more");
  });

  it("is empty where no pack has networks", async () => {
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([smallPack({ name: "map only", areas: [COUNTRY] })]);
    expect((await tiles.resolve(TILE, signal)).byteLength).toBe(0);
  });

  it("is empty where the networks of a pack are damaged", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([smallPack({ name: "x", areas: [COUNTRY], networks: new Blob(["broken"]) })]);
    expect(await drawn(tiles)).toBe("");
  });
});
