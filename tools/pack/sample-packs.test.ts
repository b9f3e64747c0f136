import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { readPackIndex } from "#domain/packs/pack-manifest.ts";
import { indexPacks } from "./index-packs.ts";

const SAMPLES = join(import.meta.dirname, "../../samples/packs");

it("the included packs are complete, dated, small, and labelled as examples where they are examples", () => {
  const folder = mkdtempSync(join(tmpdir(), "samples-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SAMPLES, folder, { recursive: true });
  const packs = indexPacks(folder);
  expect(readPackIndex(readFileSync(join(SAMPLES, "index.json"), "utf8")).packs).toEqual(packs);
  expect(
    packs.map(({ name, title, hasMap, modes, dataDate }) => [name, title, hasMap, modes, dataDate]),
  ).toEqual([
    ["dieptelijnen", "Dieptelijnen van Nederland", false, [], "2026-07-24"],
    ["voorbeeld-delfland-varen", "Varen Delfland (voorbeeld)", false, ["motorboat"], "2021-05"],
    [
      "voorbeeld-delft",
      "Delft (voorbeeld)",
      true,
      ["walk", "cycle", "canoe", "motorboat"],
      "2025-08-06",
    ],
    ["voorbeeld-limburg-wandelen", "Wandelen Limburg (voorbeeld)", false, ["walk"], "2019"],
  ]);
  expect(packs.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(3_500_000);
});

it("the sample packs have surfaces", () => {
  const file = join(SAMPLES, "voorbeeld-limburg-wandelen", "network.graph");
  const graph = readGraph(readFileSync(file));
  const edges = Array.from({ length: graph.edgeCount }, (_, index) => graph.edge(index));
  const kilometers = (key: "lengthMeters" | "pavedMeters" | "unpavedMeters"): number =>
    Math.round(edges.reduce((sum, edge) => sum + edge[key], 0) / 1000);
  expect([
    kilometers("lengthMeters"),
    kilometers("pavedMeters"),
    kilometers("unpavedMeters"),
  ]).toEqual([219, 31, 90]);
});
