import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readPackIndex } from "#domain/packs/pack-manifest.ts";
import { indexPacks } from "./index-packs.ts";

const SAMPLES = join(import.meta.dirname, "../../samples/packs");

it("the sample packs are whole, dated, called examples, and small", () => {
  const folder = mkdtempSync(join(tmpdir(), "samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SAMPLES, folder, { recursive: true });
  const packs = indexPacks(folder);
  expect(readPackIndex(readFileSync(join(SAMPLES, "index.json"), "utf8")).packs).toEqual(packs);
  expect(packs.map(({ name, modes, dataDate }) => [name, modes, dataDate])).toEqual([
    ["voorbeeld-delfland-varen", ["motorboat"], "2021-05"],
    ["voorbeeld-delft", ["walk", "cycle", "canoe", "motorboat"], "2025-08-06"],
    ["voorbeeld-limburg-wandelen", ["walk"], "2019"],
  ]);
  expect(packs.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1_000_000);
});
