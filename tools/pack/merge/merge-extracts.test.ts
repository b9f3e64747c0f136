import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { FileNode, OsmKind } from "#domain/osm/pbf/file-objects.ts";
import type { FileObject, OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { createExtractFile, openExtractFile } from "../disk/extract-file.ts";
import { mergeExtracts } from "./merge-extracts.ts";

const folder = mkdtempSync(join(tmpdir(), "merge-"));
afterAll(() => rmSync(folder, { recursive: true }));

function node(id: number, parts: Partial<FileNode>): FileNode {
  return {
    id,
    latE7: 520_000_000,
    lngE7: 50_000_000,
    tags: {},
    version: 1,
    timestampSeconds: 0,
    ...parts,
  };
}

function fileOf(
  name: string,
  nodes: readonly FileNode[],
  dataSeconds: number | null = null,
): string {
  const path = join(folder, name);
  const file = createExtractFile(path, { bounds: null, dataSeconds });
  nodes.forEach(file.node);
  file.way({ id: 1, nodeIds: [1], tags: { from: name }, version: 1, timestampSeconds: 0 });
  file.relation({ id: 1, members: [], tags: { from: name }, version: 1, timestampSeconds: 0 });
  file.close();
  return path;
}

async function objectsIn(file: OsmFile, kind: OsmKind) {
  const found: FileObject[] = [];
  for await (const objects of file.objects(kind)) found.push(...objects);
  return found;
}

async function merged(paths: readonly string[]) {
  const out = join(folder, "merged.osm.pbf");
  const result = await mergeExtracts(await Promise.all(paths.map(openExtractFile)), out);
  const file = await openExtractFile(out);
  const titles = (await objectsIn(file, "node")).map(({ id, tags }) => `${id}${tags["v"] ?? ""}`);
  const others = [...(await objectsIn(file, "way")), ...(await objectsIn(file, "relation"))];
  return { ...result, titles, others, header: file.header };
}

it("has every object once, by ascending id", async () => {
  const { titles, others } = await merged([
    fileOf("a", [node(1, {}), node(4, {})]),
    fileOf("b", [node(1, {}), node(2, {}), node(9, {})]),
  ]);
  expect(titles).toEqual(["1", "2", "4", "9"]);
  expect(others.map(({ tags }) => tags["from"])).toEqual(["a", "a"]);
});

it("keeps the highest version, then the latest, then the first input", async () => {
  const { titles } = await merged([
    fileOf("a", [
      node(1, { version: 2, tags: { v: "a" } }),
      node(2, { version: 1, timestampSeconds: 9, tags: { v: "a" } }),
      node(3, { tags: { v: "a" } }),
    ]),
    fileOf("b", [
      node(1, { version: 1, timestampSeconds: 99, tags: { v: "b" } }),
      node(2, { version: 1, timestampSeconds: 10, tags: { v: "b" } }),
      node(3, { tags: { v: "b" } }),
    ]),
  ]);
  expect(titles).toEqual(["1a", "2b", "3a"]);
});

it("reports the bounds of each input and the date of the newest", async () => {
  const { nodeBounds, header } = await merged([
    fileOf("a", [node(1, {}), node(2, { latE7: 521_000_000 })], 5),
    fileOf("b", [], 7),
  ]);
  expect(nodeBounds).toEqual([[5, 52, 5, 52.1], null]);
  expect(header.dataSeconds).toBe(7);
});

it("counts the ids with two different places", async () => {
  const a = [node(1, {}), node(2, {})];
  const b = [node(1, { latE7: 520_000_100 }), node(2, { latE7: 512_000_000 })];
  expect((await merged([fileOf("a", a), fileOf("b", b)])).conflictingNodes).toBe(1);
});

it("rejects an unsorted input", async () => {
  const unsorted = fileOf("unsorted", [node(2, {}), node(1, {})]);
  await expect(merged([unsorted, fileOf("b", [])])).rejects.toThrow(
    "unsorted is not sorted by id; run osmium sort on it first.",
  );
});
