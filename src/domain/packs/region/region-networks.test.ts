import { describe, expect, it } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import type { NetworkPack } from "#domain/packs/pack-offer.ts";
import { regionGroups } from "./pack-region.ts";
import { hasNetworksAt, networksFor } from "./region-networks.ts";

/** About 10 by 10 km around Utrecht. */
const UTRECHT: LngLatBox = [5.05, 52.05, 5.19, 52.14];
const AROUND_UTRECHT: LngLatBox = [5, 52, 5.3, 52.2];
const HALF_OF_UTRECHT: LngLatBox = [5.1, 52, 5.3, 52.2];

const NOTHING = { packs: [], entries: [], address: "", hasSliceServer: true };
const SHA256 = "ab".repeat(32);

function entry(name: string, bounds: LngLatBox, change: Partial<PackIndexEntry> = {}) {
  const made: PackIndexEntry = {
    name,
    manifest: `${name}/pack.json`,
    sha256: SHA256,
    bytes: 1000,
    bounds,
    hasMap: false,
    modes: ["walk"],
    dataDate: "2026-11-25",
    ...change,
  };
  return made;
}

const packOf = (area: LngLatBox, change: Partial<NetworkPack> = {}): NetworkPack => ({
  areas: [area],
  modes: ["walk"],
  networks: new Blob(),
  ...change,
});

describe("the networks of a region come from", () => {
  it("the device, if a pack there has all of it", () => {
    const packs = [packOf(AROUND_UTRECHT)];
    expect(networksFor(UTRECHT, { ...NOTHING, packs })).toEqual({ from: "device" });
  });

  it("elsewhere, if the packs on the device have half of it, only a map, or only boats", () => {
    const packs = [
      packOf(HALF_OF_UTRECHT),
      packOf(AROUND_UTRECHT, { networks: null }),
      packOf(AROUND_UTRECHT, { modes: ["motorboat"] }),
    ];
    expect(networksFor(UTRECHT, { ...NOTHING, packs })).toEqual({ from: "slice" });
  });

  it("the pack of the catalogue with all of it and most networks, the smallest of equal ones", () => {
    const modes = ["walk", "cycle"] as const;
    const small = entry("klein", AROUND_UTRECHT, { modes });
    const entries = [
      entry("groot", AROUND_UTRECHT, { modes, bytes: 5000 }),
      small,
      entry("varen", AROUND_UTRECHT, { modes: ["motorboat"], bytes: 10 }),
      entry("half", HALF_OF_UTRECHT, { bytes: 10 }),
      entry("diepten", AROUND_UTRECHT, { bytes: 10, modes: [] }),
    ];
    const address = "https://packs.example/index.json";
    expect(networksFor(UTRECHT, { ...NOTHING, entries, address })).toEqual({
      from: "catalogue",
      entry: small,
      address,
    });
  });

  it("nowhere, if the region is too large for the slice server, or the app has no such server", () => {
    expect(networksFor([4, 51, 6, 53], NOTHING)).toMatchObject({ reason: "too-large" });
    const without = { ...NOTHING, hasSliceServer: false };
    expect(networksFor(UTRECHT, without)).toMatchObject({ reason: "no-source" });
  });
});

it("a place has networks inside the area of a pack with networks", () => {
  const packs = [packOf(HALF_OF_UTRECHT)];
  expect(hasNetworksAt(packs, { lat: 52.1, lng: 5.12 })).toBe(true);
  expect(hasNetworksAt(packs, { lat: 52.1, lng: 5.05 })).toBe(false);
  const mapOnly = [packOf(HALF_OF_UTRECHT, { networks: null })];
  expect(hasNetworksAt(mapOnly, { lat: 52.1, lng: 5.12 })).toBe(false);
});

it("groups the parts of regions, and leaves out the rest", () => {
  const [utrecht, delft] = [
    { id: "1", name: "Rond Utrecht" },
    { id: "2", name: "Rond Delft" },
  ];
  const parts = [
    { part: "map", region: utrecht },
    { part: "other" },
    { part: "map of Delft", region: delft },
    { part: "networks", region: utrecht },
  ];
  expect(regionGroups(parts)).toEqual([
    { region: utrecht, parts: [parts[0], parts[3]] },
    { region: delft, parts: [parts[2]] },
  ]);
});
