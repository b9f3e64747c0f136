import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { createGraphRegistry } from "./graph-registry.ts";

const FOLDER = "samples/packs/voorbeeld-delft";

it("uses what it could read, and reads the rest again after an error that passes", async () => {
  let failures = 2;
  const failing = (name: string): ByteSource => {
    const bytes = new Blob([readFileSync(`${FOLDER}/${name}`)]);
    const slice: ByteSource["slice"] = (start, end) => {
      failures -= 1;
      if (failures < 0) return bytes.slice(start, end);
      return { arrayBuffer: () => Promise.reject(new DOMException("not now")) };
    };
    return { size: bytes.size, slice };
  };
  const place = { areas: [], dataDate: null, water: null };
  const damaged = new Blob([new Uint8Array(40)]);
  const packs = [
    { id: "a", bytes: failing("network.graph"), ways: failing("ways.graph"), ...place },
    { id: "b", bytes: new Blob([readFileSync(`${FOLDER}/network.graph`)]), ways: null, ...place },
    { id: "c", bytes: damaged, ways: damaged, ...place },
  ];
  const registry = createGraphRegistry();
  await expect(registry.put(packs)).rejects.toThrow("not now");
  expect(registry.graphs()).toHaveLength(1);
  expect(registry.ways().packCount).toBe(0);
  await registry.put(packs);
  expect(registry.graphs()).toHaveLength(2);
  expect(registry.ways().packCount).toBe(1);
});

it("knows where the waters of a pack cannot be read, and misses none there", async () => {
  const area = [4, 52, 5, 53] as const;
  const pack = { id: "a", bytes: null, ways: null, areas: [area], dataDate: null };
  const registry = createGraphRegistry();
  await registry.putWaters(new Blob([readFileSync("public/nautical/vaarwater.graph")]));
  await registry.put([{ ...pack, water: new Blob([new Uint8Array(40)]) }]);
  expect(registry.waters()?.unreadAreas).toEqual([area]);
  await registry.put([{ ...pack, water: null }]);
  expect(registry.waters()?.unreadAreas).toEqual([]);
});
