import { describe, expect, it } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackIndexEntry } from "./pack-manifest.ts";
import {
  bestOffer,
  boxOfView,
  missingOverlays,
  type NetworkPack,
  overlaysOnDevice,
} from "./pack-offer.ts";

const ALL = ["bikeNetwork", "walkNetwork", "sailNetwork"] as const;
const VIEW: LngLatBox = [4.3, 52, 4.4, 52.1];

function packOf(area: LngLatBox, modes: NetworkPack["modes"]): NetworkPack {
  return { areas: [area], modes, networks: new Blob() };
}

function entry(name: string, bounds: LngLatBox, changes: Partial<PackIndexEntry> = {}) {
  const rest = { manifest: `${name}/pack.json`, sha256: "0".repeat(64), dataDate: null };
  return { name, bounds, modes: ["cycle"], bytes: 1000, ...rest, ...changes } as PackIndexEntry;
}

it("a view covers the size of the screen", () => {
  const [west, south, east, north] = boxOfView({ lat: 52, lng: 5, zoom: 9 }, 512, 256);
  expect(east - west).toBeCloseTo(360 / 2 ** 9, 6);
  expect((west + east) / 2).toBeCloseTo(5, 6);
  expect(south).toBeLessThan(52);
  expect(north - south).toBeCloseTo(0.2164, 3);
});

describe("the missing overlays", () => {
  it("are those that no pack in view has", () => {
    const packs = [packOf([4, 51, 4.31, 52.01], ["walk"]), packOf([5, 51, 6, 52], ["cycle"])];
    expect(missingOverlays(ALL, VIEW, packs)).toEqual(["bikeNetwork", "sailNetwork"]);
  });

  it("do not include boating where there are canoes, nor anything under a pack without a list", () => {
    expect(missingOverlays(ALL, VIEW, [packOf(VIEW, ["canoe"])])).not.toContain("sailNetwork");
    expect(missingOverlays(ALL, VIEW, [packOf(VIEW, null)])).toEqual([]);
  });

  it("are all of them under a pack with only a map", () => {
    expect(missingOverlays(ALL, VIEW, [{ ...packOf(VIEW, null), networks: null }])).toEqual(ALL);
  });
});

it("a network is on the device if any pack has it, except one with only a map", () => {
  const far = packOf([6, 53, 7, 54], ["walk"]);
  expect(overlaysOnDevice(ALL, [far])).toEqual(["walkNetwork"]);
  expect(overlaysOnDevice(ALL, [{ ...far, networks: null }])).toEqual([]);
});

describe("the offered pack", () => {
  const nameOf = (entries: readonly PackIndexEntry[]) => bestOffer(entries, ALL, VIEW)?.entry.name;
  const here = entry("hier", [4, 51.9, 5, 52.2]);
  const edge = entry("rand", [4.39, 52, 5, 52.2], { modes: ["cycle", "walk"] });
  const far = entry("ver", [4.6, 52.1, 4.7, 52.2], { modes: ["cycle", "walk", "motorboat"] });

  it("contains the centre, else overlaps the view, else is the nearest", () => {
    expect(nameOf([far, edge, here])).toBe("hier");
    expect(nameOf([far, edge])).toBe("rand");
    expect(nameOf([far])).toBe("ver");
    expect(bestOffer([far], ALL, VIEW)?.awayMeters).toBeGreaterThan(10_000);
    expect(bestOffer([edge], ALL, VIEW)?.awayMeters).toBeNull();
  });

  it("is never one of another region", () => {
    expect(nameOf([entry("elders", [5, 53, 6, 54])])).toBeUndefined();
  });

  it("has most of the missing networks, and lists them", () => {
    const more = entry("meer", here.bounds, { modes: ["cycle", "canoe"], bytes: 2000 });
    expect(nameOf([here, more])).toBe("meer");
    expect(bestOffer([more], ALL, VIEW)?.overlays).toEqual(["bikeNetwork", "sailNetwork"]);
  });

  it("is the smaller of two equal ones, and never one without any", () => {
    expect(nameOf([here, entry("klein", here.bounds, { bytes: 10 })])).toBe("klein");
    expect(bestOffer([here], ["walkNetwork"], VIEW)).toBeNull();
  });
});
