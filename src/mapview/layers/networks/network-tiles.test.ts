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

/** Puts words together instead of tiles. */
async function joined(parts: readonly TilePart[]): Promise<ArrayBuffer> {
  const words = parts.map(({ bytes }) => new TextDecoder().decode(bytes)).join(" + ");
  return new TextEncoder().encode(words).buffer as ArrayBuffer;
}

async function drawn(tiles: NetworkTiles): Promise<string> {
  return new TextDecoder().decode(await tiles.resolve(TILE, signal));
}

describe("NetworkTiles", () => {
  it("takes the newest pack that holds a tile wholly, and nothing of the others", async () => {
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([
      await pack("old", COUNTRY, "2025-01-01"),
      await pack("new", COUNTRY, "2026-01-01"),
      await pack("half", HALF),
    ]);
    expect(await drawn(tiles)).toBe("new");
  });

  it("puts together what packs have of a tile that none holds wholly", async () => {
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([await pack("half", HALF), await pack("more", MORE)]);
    expect(await drawn(tiles)).toBe("more + half");
  });

  it("takes each network of the newest pack that has it", async () => {
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

  it("draws the routes that run on beyond the areas of their pack", async () => {
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([await pack("elsewhere", [4, 50, 4.1, 50.1])]);
    expect(await drawn(tiles)).toBe("elsewhere");
  });

  it("takes the pack that covers most when they cannot be put together", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const tiles = new NetworkTiles(() => Promise.reject(new Error("no worker")));
    tiles.setPacks([await pack("half", HALF), await pack("more", MORE)]);
    expect(await drawn(tiles)).toBe("more");
  });

  it("draws nothing where no pack has networks", async () => {
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([smallPack({ name: "map only", areas: [COUNTRY] })]);
    expect((await tiles.resolve(TILE, signal)).byteLength).toBe(0);
  });

  it("draws nothing where the networks of a pack turn out to be broken", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const tiles = new NetworkTiles(joined);
    tiles.setPacks([smallPack({ name: "x", areas: [COUNTRY], networks: new Blob(["broken"]) })]);
    expect(await drawn(tiles)).toBe("");
  });
});
