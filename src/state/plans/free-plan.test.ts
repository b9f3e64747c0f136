import { expect, it } from "vitest";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { isPlanFree } from "./free-plan.ts";

const bytes = new Blob([]);
const pack = (
  graph: Blob | null,
  ways: Blob | null,
  modes: PackOnDevice["modes"] = null,
): Pick<PackOnDevice, "graph" | "ways" | "modes"> => ({ graph, ways, modes });

it("is free as the user chose, on land only", () => {
  const packs = [pack(bytes, bytes)];
  expect(isPlanFree("walk", true, packs)).toBe(true);
  expect(isPlanFree("cycle", true, [])).toBe(true);
  expect(isPlanFree("canoe", true, packs)).toBe(false);
  expect(isPlanFree("walk", false, [pack(null, bytes)])).toBe(false);
});

it("is free before any choice where packs have ways and no numbers of the mode", () => {
  expect(isPlanFree("walk", null, [pack(null, bytes)])).toBe(true);
  expect(isPlanFree("walk", null, [pack(bytes, bytes, ["cycle"])])).toBe(true);
  expect(isPlanFree("cycle", null, [pack(bytes, bytes, ["cycle"])])).toBe(false);
  expect(isPlanFree("walk", null, [pack(null, bytes), pack(bytes, null)])).toBe(false);
  expect(isPlanFree("walk", null, [])).toBe(false);
  expect(isPlanFree("motorboat", null, [pack(null, bytes)])).toBe(false);
});
