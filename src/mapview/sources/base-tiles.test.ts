import { afterEach, describe, expect, it, vi } from "vitest";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { BaseTiles, type BaseTilesOptions } from "./base-tiles.ts";
import { archiveOf, smallPack } from "./small-pack.fixture.ts";
import type { TileResolver } from "./tile-resolver.ts";

const DEEP = { z: 14, x: 8389, y: 5416 };
const WIDE = { z: 8, x: 131, y: 84 };
const COUNTRY = [3, 50, 8, 54] as const;
const signal = new AbortController().signal;

afterEach(() => void vi.restoreAllMocks());

function said(word: string): Uint8Array {
  return new TextEncoder().encode(word);
}

/** A resolver that answers with its name up to this zoom. */
function resolver(name: string, maxZoom = 14): TileResolver {
  return {
    name,
    resolve: async ({ z }) => (z > maxZoom ? null : (said(name).buffer as ArrayBuffer)),
  };
}

const OPTIONS: BaseTilesOptions = {
  overview: resolver("overview", 10),
  online: resolver("online"),
  attributions: { overview: "© overview", online: "© online" },
  convert: (_, tiles) => tiles,
  // "village 14 [4.3,51.9,4.33,52.01] + overview 12": the combined parts, with their zooms and areas.
  mosaic: async ({ parts }) => {
    const words = parts.map(({ bytes, at, areas }) =>
      [new TextDecoder().decode(bytes), at.z, areas && JSON.stringify(areas)].join(" ").trim(),
    );
    return said(words.join(" + ")).buffer as ArrayBuffer;
  },
};

/** Base tiles, by default with a server that has nothing. */
function chain(options: Partial<BaseTilesOptions> = { online: resolver("nobody", -1) }): BaseTiles {
  return new BaseTiles({ ...OPTIONS, ...options });
}

async function answer(tiles: BaseTiles, tile: TileAddress): Promise<string> {
  return new TextDecoder().decode(await tiles.resolve(tile, signal));
}

async function villagePack(more: Partial<PackOnDevice> = {}): Promise<PackOnDevice> {
  const bytes = await archiveOf([
    { ...DEEP, data: said("village") },
    { ...WIDE, data: said("village") },
  ]);
  const map = { bytes, schema: "openmaptiles" as const };
  return smallPack({ name: "village", areas: [COUNTRY], map, ...more });
}

describe("BaseTiles", () => {
  it("falls back to the overview, and gives a 404 beyond it", async () => {
    expect(await answer(chain(), WIDE)).toBe("overview");
    await expect(answer(chain(), DEEP)).rejects.toMatchObject({ status: 404 });
  });

  it("prefers online over the overview", async () => {
    expect(await answer(chain(OPTIONS), WIDE)).toBe("online");
  });

  it("prefers a pack on the device over online", async () => {
    const tiles = chain(OPTIONS);
    tiles.setPacks([await villagePack()]);
    expect(await answer(tiles, DEEP)).toBe("village");
  });

  it("falls through if the pack has no tile", async () => {
    const tiles = chain(OPTIONS);
    tiles.setPacks([await villagePack()]);
    expect(await answer(tiles, { ...DEEP, x: DEEP.x + 1 })).toBe("online");
  });

  it("falls through if the pack is damaged, and reports it once", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const tiles = chain();
    const map = { bytes: new Blob(["not an archive at all"]), schema: "openmaptiles" as const };
    tiles.setPacks([await villagePack({ map })]);
    expect(await answer(tiles, WIDE)).toBe("overview");
    await expect(answer(tiles, DEEP)).rejects.toMatchObject({ status: 404 });
    expect(warn).toHaveBeenCalledOnce();
    const problem = tiles.detailOf([DEEP], COUNTRY);
    expect(problem).toEqual({ unreadablePack: "village" });
    expect(tiles.detailOf([DEEP], COUNTRY)).toBe(problem);
    expect(tiles.detailOf([{ ...WIDE, x: 100 }], [10, 50, 11, 51])).toBe("overview");
  });

  it("forgets a removed pack, and ignores one without a map", async () => {
    const tiles = chain();
    tiles.setPacks([await villagePack()]);
    tiles.setPacks([await villagePack({ map: null })]);
    expect(await answer(tiles, WIDE)).toBe("village");
    tiles.setPacks([await villagePack({ id: "other", map: null })]);
    expect(await answer(tiles, WIDE)).toBe("overview");
  });

  it("prefers a saved area over online, also at its edges", async () => {
    const tiles = chain(OPTIONS);
    const corner = [4.3, 51.9, 4.33, 52.01] as const;
    tiles.setPacks([await villagePack({ kind: "area", areas: [corner] })]);
    expect(await answer(tiles, DEEP)).toBe("village");
    expect(await answer(tiles, WIDE)).toBe("village");
    expect(tiles.detailOf([DEEP], COUNTRY)).toBe("full");
    expect(await answer(tiles, { ...WIDE, x: 100 })).toBe("online");
  });

  it("converts a pack of another schema", async () => {
    const tiles = chain({ convert: (schema) => resolver(`made from ${schema}`) });
    const map = { bytes: new Blob([]), schema: "protomaps" as const };
    tiles.setPacks([await villagePack({ map })]);
    expect(await answer(tiles, DEEP)).toBe("made from protomaps");
  });

  it("knows the attributions of the visible tiles, also of those cut from an ancestor", async () => {
    const tiles = chain();
    tiles.setPacks([await villagePack()]);
    await tiles.resolve(DEEP, signal);
    await tiles.resolve({ ...WIDE, x: 100 }, signal);
    const neighbour = { z: 14, x: 100 * 64 + 3, y: 84 * 64 };
    expect(tiles.attributionsOf([DEEP, neighbour])).toEqual(["© village", "© overview"]);
  });

  it("lists no attribution twice", async () => {
    const attributions = { overview: "© village, © overview", online: "" };
    const tiles = chain({ attributions, online: resolver("nobody", -1) });
    tiles.setPacks([await villagePack()]);
    await tiles.resolve(DEEP, signal);
    await tiles.resolve({ ...WIDE, x: 100 }, signal);
    const far = { z: 14, x: 6400, y: 5376 };
    expect(tiles.attributionsOf([DEEP, far])).toEqual(["© village, © overview"]);
  });

  it("remembers those on the screen after any number of requests", async () => {
    const tiles = chain(OPTIONS);
    for (let x = 0; x < 5000; x++) await tiles.resolve({ z: 14, x, y: 0 }, signal);
    const last = [4000, 4999].map((x) => ({ z: 14, x, y: 0 }));
    expect(tiles.attributionsOf(last)).toEqual(["© online"]);
    expect(tiles.detailOf(last, COUNTRY)).toBe("full");
  });

  it("counts the overview as complete up to zoom 10, and as lacking beyond it", async () => {
    const tiles = chain();
    tiles.setPacks([await villagePack()]);
    await tiles.resolve(DEEP, signal);
    const far = { z: 14, x: 6400, y: 5376 };
    await tiles.resolve({ ...WIDE, x: 100 }, signal);
    expect(tiles.detailOf([DEEP], COUNTRY)).toBe("full");
    expect(tiles.detailOf([DEEP, far], COUNTRY)).toBe("partial");
    expect(tiles.detailOf([DEEP, { ...WIDE, x: 100 }], COUNTRY)).toBe("full");
    expect(tiles.detailOf([far], COUNTRY)).toBe("overview");
  });

  it("forgets the source of a tile that no source has any more", async () => {
    const online = vi.fn(resolver("online").resolve);
    const tiles = chain({ online: { name: "online", resolve: online } });
    await tiles.resolve(DEEP, signal);
    expect(tiles.detailOf([DEEP], COUNTRY)).toBe("full");
    online.mockResolvedValue(null);
    await expect(tiles.resolve(DEEP, signal)).rejects.toMatchObject({ status: 404 });
    expect(tiles.detailOf([DEEP], COUNTRY)).toBe("overview");
  });

  it("ignores the answer of a pack that was removed meanwhile", async () => {
    const tiles = chain();
    tiles.setPacks([await villagePack()]);
    const late = tiles.resolve(DEEP, signal);
    tiles.setPacks([]);
    await late;
    expect(tiles.detailOf([DEEP], COUNTRY)).toBe("overview");
  });

  describe("beside a pack that covers only a part of a tile", () => {
    const corner = [4.3, 51.9, 4.33, 52.01] as const;
    const other = [4.33, 51.9, 4.34, 52.01] as const;

    it("draws the parts of other packs, and the nearest ancestor of the built-in map", async () => {
      const tiles = chain({ overview: resolver("overview", 12), online: resolver("nobody", -1) });
      tiles.setPacks([
        await villagePack({ areas: [corner] }),
        await villagePack({ id: "b", name: "b", attribution: "© b", areas: [other] }),
      ]);
      expect(await answer(tiles, DEEP)).toBe(
        `village 14 [[${other}]] + village 14 [[${corner}]] + overview 12`,
      );
      expect(tiles.attributionsOf([DEEP])).toEqual(["© b", "© village", "© overview"]);
      expect(tiles.detailOf([DEEP], COUNTRY)).toBe("partial");
    });

    it("draws only the pack if nothing can be combined with it", async () => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const overview = vi.fn(async () => Promise.reject(new Error("gone")));
      const failing = chain({
        online: resolver("nobody", -1),
        mosaic: () => Promise.reject(new Error("no worker")),
      });
      const lacking = chain({
        online: resolver("nobody", -1),
        overview: { name: "overview", resolve: overview },
      });
      for (const tiles of [failing, lacking]) {
        tiles.setPacks([await villagePack({ areas: [corner] })]);
        expect(await answer(tiles, DEEP)).toBe("village");
        expect(tiles.attributionsOf([DEEP])).toEqual(["© village"]);
      }
      expect([warn, overview].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    });

    it("combines nothing with online tiles or a saved area", async () => {
      const online = chain(OPTIONS);
      online.setPacks([await villagePack({ areas: [corner] })]);
      expect(await answer(online, DEEP)).toBe("online");
      const saved = chain();
      saved.setPacks([await villagePack({ kind: "area", areas: [corner] })]);
      expect(await answer(saved, DEEP)).toBe("village");
    });
  });

  it("reports a partly covered tile as partial", async () => {
    const tiles = chain();
    const { west, north } = { west: 4.3, north: 52.01 };
    tiles.setPacks([await villagePack({ areas: [[west, 51.9, 4.33, north]] })]);
    await tiles.resolve(DEEP, signal);
    expect(tiles.detailOf([DEEP], COUNTRY)).toBe("partial");
    // Unless only that part is visible.
    expect(tiles.detailOf([DEEP], [west, 52, 4.32, north])).toBe("full");
  });
});
