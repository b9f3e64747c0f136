import { expect, it } from "vitest";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { isPlanFree } from "./free-plan.ts";

const bytes = new Blob([]);
const pack = (
  graph: Blob | null,
  ways: Blob | null,
  modes: PackOnDevice["modes"] = null,
  areas: PackOnDevice["areas"] = [[5, 52, 5.2, 52.1]],
): Pick<PackOnDevice, "graph" | "ways" | "modes" | "areas"> => ({ graph, ways, modes, areas });
const PLACE = { lat: 52.05, lng: 5.1 };

it("is free as the user chose, on land only", () => {
  const packs = [pack(bytes, bytes)];
  expect(isPlanFree("walk", true, packs, PLACE)).toBe(true);
  expect(isPlanFree("cycle", true, [], PLACE)).toBe(true);
  expect(isPlanFree("canoe", true, packs, PLACE)).toBe(false);
  expect(isPlanFree("walk", false, [pack(null, bytes)], PLACE)).toBe(false);
});

it("is free before any choice where packs have ways and no numbers of the mode", () => {
  expect(isPlanFree("walk", null, [pack(null, bytes)], PLACE)).toBe(true);
  expect(isPlanFree("walk", null, [pack(bytes, bytes, ["cycle"])], PLACE)).toBe(true);
  expect(isPlanFree("cycle", null, [pack(bytes, bytes, ["cycle"])], PLACE)).toBe(false);
  expect(isPlanFree("walk", null, [pack(null, bytes), pack(bytes, null)], PLACE)).toBe(false);
  expect(isPlanFree("walk", null, [], PLACE)).toBe(false);
  expect(isPlanFree("motorboat", null, [pack(null, bytes)], PLACE)).toBe(false);
});

it("is free in a region with ways only, whatever packs of other regions have", () => {
  const numbers = pack(bytes, bytes);
  const ways = pack(null, bytes, null, [[15.5, 48.3, 15.7, 48.5]]);
  const krems = { lat: 48.41, lng: 15.6 };
  expect(isPlanFree("walk", null, [numbers, ways], krems)).toBe(true);
  expect(isPlanFree("walk", null, [numbers, ways], PLACE)).toBe(false);
  // Some kilometres beside the numbers, and far from all packs.
  expect(isPlanFree("walk", null, [numbers, ways], { lat: 52.2, lng: 5.1 })).toBe(false);
  expect(isPlanFree("walk", null, [numbers, ways], { lat: 43.7, lng: 7.4 })).toBe(false);
});
