import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PbfWriter } from "pbf";
import { afterAll, describe, expect, it } from "vitest";
import type { FileNode, FileRelation, FileWay } from "./block.ts";
import { openOsmFile } from "./osm-file.ts";
import { PbfError } from "./pbf-error.ts";
import { createOsmFile } from "./write-osm-file.ts";

const folder = mkdtempSync(join(tmpdir(), "osm-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

const EDITION = { version: 3, timestampSeconds: 1_754_505_419 };

const NODES: readonly FileNode[] = [
  { id: -7, latE7: 519_985_512, lngE7: 43_688_891, tags: {}, ...EDITION },
  {
    id: 13_048_585_244,
    latE7: -1,
    lngE7: -1_799_999_999,
    tags: { rcn_ref: "09", n: "é" },
    ...EDITION,
  },
];
const WAYS: readonly FileWay[] = [
  { id: 5, nodeIds: [13_048_585_244, -7, 13_048_585_244], tags: { oneway: "yes" }, ...EDITION },
  { id: 6, nodeIds: [], tags: {}, version: 0, timestampSeconds: 0 },
];
const RELATIONS: readonly FileRelation[] = [
  {
    id: 18_782_797,
    members: [
      { type: "way", id: 5, role: "forward" },
      { type: "node", id: -7, role: "" },
      { type: "relation", id: 1, role: "connection" },
    ],
    tags: { type: "route" },
    ...EDITION,
  },
];

function write(name: string, nodeCount = 0): string {
  const path = join(folder, name);
  const file = createOsmFile(path, { bounds: [4.1, 51.8, 4.7, 52.2], dataSeconds: 1_754_505_419 });
  NODES.forEach(file.node);
  for (let id = 0; id < nodeCount; id++) {
    file.node({ id: 2e10 + id, latE7: id, lngE7: id, tags: {}, ...EDITION });
  }
  WAYS.forEach(file.way);
  RELATIONS.forEach(file.relation);
  file.close();
  return path;
}

function read(path: string) {
  const nodes: FileNode[] = [];
  const ways: FileWay[] = [];
  const relations: FileRelation[] = [];
  const file = openOsmFile(path);
  file.visit({
    node: (node) => void nodes.push(node),
    way: (way) => void ways.push(way),
    relation: (relation) => void relations.push(relation),
  });
  file.close();
  return { nodes, ways, relations, header: file.header };
}

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof PbfError) return error.message;
    throw error;
  }
  return "";
}

describe("an extract", () => {
  it("returns the written objects", () => {
    const { nodes, ways, relations } = read(write("whole.osm.pbf"));
    expect(nodes).toEqual(NODES);
    expect(ways).toEqual(WAYS);
    expect(relations).toEqual(RELATIONS);
  });

  it("returns its bounds, its date and its order", () => {
    expect(read(write("header.osm.pbf")).header).toEqual({
      bounds: [4.1, 51.8, 4.7, 52.2],
      dataSeconds: 1_754_505_419,
      isSorted: true,
    });
  });

  it("returns one kind only, also if it starts within a sequence of blocks", () => {
    const file = openOsmFile(write("blocks.osm.pbf", 30_000));
    const ids: number[] = [];
    file.visit({ way: ({ id }) => void ids.push(id) });
    expect(ids).toEqual([5, 6]);
    expect([...file.objects("relation")].flat().map(({ id }) => id)).toEqual([18_782_797]);
    expect([...file.objects("node")].reduce((sum, { length }) => sum + length, 0)).toBe(30_002);
    file.close();
  });
});

/** A block with two kinds in it and no compression, as some programs write. */
function writeMixedBlock(path: string): void {
  const block = new PbfWriter();
  block.writeMessage(1, (_, strings) => strings.writeStringField(1, ""), null);
  block.writeMessage(
    2,
    (_, group) => group.writeMessage(1, (__, node) => node.writeSVarintField(1, 7), null),
    null,
  );
  block.writeMessage(
    2,
    (_, group) => group.writeMessage(3, (__, way) => way.writeVarintField(1, 8), null),
    null,
  );
  const blob = new PbfWriter();
  blob.writeBytesField(1, block.finish());
  const body = blob.finish();
  const header = new PbfWriter();
  header.writeStringField(1, "OSMData");
  header.writeVarintField(3, body.length);
  const head = header.finish();
  appendFileSync(path, Buffer.concat([Buffer.of(0, 0, 0, head.length), head, body]));
}

it("finds a kind that starts within a block of another", () => {
  const path = join(folder, "mixed.osm.pbf");
  createOsmFile(path, { bounds: null, dataSeconds: null }).close();
  writeMixedBlock(path);
  const file = openOsmFile(path);
  expect([...file.objects("node")].flat().map(({ id }) => id)).toEqual([7]);
  expect([...file.objects("way")].flat().map(({ id }) => id)).toEqual([8]);
  file.close();
});

describe("a file that cannot be read", () => {
  it("is reported as truncated at any point", () => {
    const path = write("cut.osm.pbf");
    const whole = readFileSync(path);
    let silent = 0;
    for (let length = whole.length - 1; length > 4; length -= 7) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      const message = messageOf(() => openOsmFile(path));
      if (message === "") silent += 1;
      else expect(message).toMatch(/^cut\.osm\.pbf is (cut off|not an OSM PBF)/);
    }
    // Between two of the four blobs nothing shows that more should follow.
    expect(silent).toBeLessThanOrEqual(3);
  });

  it("is reported as another format", () => {
    const path = join(folder, "page.osm.pbf");
    writeFileSync(path, "<!doctype html><title>404</title>");
    expect(messageOf(() => read(path))).toBe("page.osm.pbf is not an OSM PBF file.");
    writeFileSync(path, "");
    expect(messageOf(() => read(path))).toBe("page.osm.pbf is not an OSM PBF file.");
  });

  it("is reported as missing", () => {
    expect(messageOf(() => read("/nowhere/a.osm.pbf"))).toContain("cannot be opened");
  });

  it("is reported as damaged after a changed byte", () => {
    const path = write("damaged.osm.pbf");
    const bytes = readFileSync(path);
    const last = bytes.length - 6;
    bytes[last] = (bytes[last] as number) ^ 0xff;
    writeFileSync(path, bytes);
    expect(messageOf(() => read(path))).toMatch(/^damaged\.osm\.pbf is damaged near byte \d+/);
  });
});
