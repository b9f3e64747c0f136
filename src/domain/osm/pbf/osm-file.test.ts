import { zlibSync } from "fflate";
import { PbfWriter } from "pbf";
import { describe, expect, it } from "vitest";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { OsmFileError, type OsmFileProblem } from "#domain/osm/osm-file-error.ts";
import { osmBlob } from "../../../../tools/pack/disk/osm-writer.ts";
import {
  type FileNode,
  type FileRelation,
  type FileWay,
  NO_TAGS,
  type OsmKind,
} from "./file-objects.ts";
import { type OsmFile, openOsmFile } from "./osm-file.ts";
import { writtenExtract } from "./written-extract.fixture.ts";

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

const HEADER = { bounds: [4.1, 51.8, 4.7, 52.2], dataSeconds: 1_754_505_419 } as const;

/** An extract with the objects above, and some nodes more. */
function written(nodeCount = 0) {
  return writtenExtract(HEADER, (writer) => {
    NODES.forEach(writer.node);
    for (let id = 0; id < nodeCount; id++) {
      writer.node({ id: 2e10 + id, latE7: id, lngE7: id, tags: {}, ...EDITION });
    }
    WAYS.forEach(writer.way);
    RELATIONS.forEach(writer.relation);
  });
}

async function read(source: ByteSource) {
  const nodes: FileNode[] = [];
  const ways: FileWay[] = [];
  const relations: FileRelation[] = [];
  const file = await openOsmFile(source, "a.osm.pbf");
  await file.visit({
    node: (node) => void nodes.push(node),
    way: (way) => void ways.push(way),
    relation: (relation) => void relations.push(relation),
  });
  return { nodes, ways, relations, header: file.header };
}

async function idsOf(file: OsmFile, kind: OsmKind): Promise<number[]> {
  const ids: number[] = [];
  for await (const objects of file.objects(kind)) ids.push(...objects.map(({ id }) => id));
  return ids;
}

/** Resolves to the problem of a file and its sentence; null if it can be read. */
async function problemOf(source: ByteSource): Promise<[OsmFileProblem, string] | null> {
  try {
    await read(source);
    return null;
  } catch (error) {
    if (error instanceof OsmFileError) return [error.problem, error.message];
    throw error;
  }
}

describe("an extract", () => {
  it("returns the written objects", async () => {
    const { nodes, ways, relations } = await read(written().file);
    expect(nodes).toEqual(NODES);
    expect(ways).toEqual(WAYS);
    expect(relations).toEqual(RELATIONS);
  });

  it("returns its bounds, its date and its order", async () => {
    expect((await read(written().file)).header).toEqual({
      ...HEADER,
      isSorted: true,
      hasWayPlaces: false,
    });
    const { header } = await read(writtenExtract({}).file);
    expect(header).toEqual({
      bounds: null,
      dataSeconds: null,
      isSorted: true,
      hasWayPlaces: false,
    });
  });

  it("has no bounds if those are not on the earth", async () => {
    for (const bounds of [
      [4.7, 51.8, 4.1, 52.2],
      [4, 51, 5, 91],
      [-181, 51, 5, 52],
    ] as const) {
      expect((await read(writtenExtract({ bounds }).file)).header.bounds).toBeNull();
    }
  });

  it("returns one kind only, also if it starts within a sequence of blocks", async () => {
    const file = await openOsmFile(written(30_000).file, "a.osm.pbf");
    const ids: number[] = [];
    await file.visit({ way: ({ id }) => void ids.push(id) });
    expect(ids).toEqual([5, 6]);
    expect(await idsOf(file, "relation")).toEqual([18_782_797]);
    expect(await idsOf(file, "node")).toHaveLength(30_002);
  });

  it("reports its progress in bytes, and lets the caller stop it after each block", async () => {
    let pauses = 0;
    const stop = new Error("stopped");
    const pause = () => {
      pauses += 1;
      if (pauses === 12) throw stop;
    };
    const file = await openOsmFile(written(40_000).file, "a.osm.pbf", { pause });
    expect(pauses).toBe(9);
    const done: number[] = [];
    let total = 0;
    const visited = file.visit({ node: () => {} }, (doneBytes, totalBytes) => {
      done.push(doneBytes);
      total = totalBytes;
    });
    await expect(visited).rejects.toBe(stop);
    expect(done).toHaveLength(2);
    expect(done[1]).toBeGreaterThan(done[0] as number);
    expect(total).toBeGreaterThan(done[1] as number);
  });

  it("passes errors of the visitor on", async () => {
    const file = await openOsmFile(written().file, "a.osm.pbf");
    const error = new RangeError("full");
    const node = (): void => {
      throw error;
    };
    await expect(file.visit({ node })).rejects.toBe(error);
  });
});

describe("a visitor with needs", () => {
  it("receives the objects that it needs, with tags only for keys that matter", async () => {
    const file = await openOsmFile(written().file, "a.osm.pbf");
    const seen: [number, object][] = [];
    const take = ({ id, tags }: FileNode | FileWay | FileRelation): void =>
      void seen.push([id, tags]);
    const isKey = (key: string): boolean => key === "rcn_ref";
    const isObject = (id: number, tags: object): boolean => tags !== NO_TAGS || id === 6;
    await file.visit({ node: take, way: take, relation: take, needs: { isKey, isObject } });
    expect(seen).toEqual([
      [13_048_585_244, { rcn_ref: "09", n: "é" }],
      [6, {}],
    ]);
  });

  it("receives versions and times unless it does not need them", async () => {
    const file = await openOsmFile(written().file, "a.osm.pbf");
    const versions: number[] = [];
    const take = ({ version, timestampSeconds }: FileNode | FileWay | FileRelation): void =>
      void versions.push(version + timestampSeconds);
    const visitor = { node: take, way: take, relation: take };
    await file.visit({ ...visitor, needs: { editions: false } });
    expect(versions).toEqual([0, 0, 0, 0, 0]);
    await file.visit({ ...visitor, needs: { editions: true } });
    const edition = EDITION.version + EDITION.timestampSeconds;
    expect(versions.slice(5)).toEqual([edition, edition, edition, 0, edition]);
  });
});

/** A block with two kinds in it, as some programs write. */
function mixedBlock(): Uint8Array {
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
  return block.finish();
}

/** The bytes of a blob with this field and header. */
function blobWith(type: string, field: number, content: Uint8Array, rawBytes = content.length) {
  const blob = new PbfWriter();
  blob.writeVarintField(2, rawBytes);
  blob.writeBytesField(field, content);
  return rawBlob(type, blob.finish());
}

function rawBlob(type: string, body: Uint8Array, claimedBytes = body.length) {
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, claimedBytes);
  const head = header.finish();
  return Buffer.concat([Buffer.of(0, 0, 0, head.length), head, body]);
}

function fileOf(...blobs: readonly Uint8Array[]): Blob {
  return new Blob(blobs as Uint8Array<ArrayBuffer>[]);
}

function unsortedHeader(): Uint8Array {
  const header = new PbfWriter();
  for (const feature of ["OsmSchema-V0.6", "DenseNodes"]) header.writeStringField(4, feature);
  return osmBlob("OSMHeader", header.finish(), zlibSync);
}

it("finds a kind that starts within a block of another, compressed or not", async () => {
  const [header = new Uint8Array()] = writtenExtract({}).blobs;
  const raw = blobWith("OSMData", 1, mixedBlock());
  for (const block of [raw, osmBlob("OSMData", mixedBlock(), zlibSync)]) {
    const file = await openOsmFile(fileOf(header, block), "a.osm.pbf");
    expect(await idsOf(file, "node")).toEqual([7]);
    expect(await idsOf(file, "way")).toEqual([8]);
  }
});

it("is read in parts of a megabyte, each once in a pass", async () => {
  const padded = new PbfWriter();
  padded.writeBytesField(99, new Uint8Array(300_000));
  const block = blobWith("OSMData", 1, padded.finish());
  const source = fileOf(unsortedHeader(), ...Array.from({ length: 12 }, () => block));
  const reads: number[] = [];
  const counted: ByteSource = {
    size: source.size,
    slice: (start, end) => {
      reads.push(end - start);
      return source.slice(start, end);
    },
  };
  const file = await openOsmFile(counted, "a.osm.pbf");
  expect(reads.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(2000);
  reads.length = 0;
  await file.visit({ node: () => {}, way: () => {}, relation: () => {} });
  expect(reads).toHaveLength(4);
  expect(Math.max(...reads)).toBe(1 << 20);
  expect(reads.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(source.size * 1.2);
});

it("skips blobs of unknown types", async () => {
  const { blobs } = written();
  const [header = new Uint8Array(), ...data] = blobs;
  const file = fileOf(header, rawBlob("Index", Buffer.of(1, 2, 3)), ...data);
  expect((await read(file)).ways).toEqual(WAYS);
});

describe("an unsorted extract", () => {
  it("is read completely, and a kind it does not hold is not searched twice", async () => {
    const [, ...data] = written(20_000).blobs;
    const source = fileOf(unsortedHeader(), ...data.toReversed());
    const file = await openOsmFile(source, "a.osm.pbf");
    expect(await idsOf(file, "relation")).toEqual([18_782_797]);
    let bytes = 0;
    const ways: number[] = [];
    const way = ({ id }: FileWay): void => void ways.push(id);
    await file.visit({ way }, (doneBytes) => {
      bytes = doneBytes;
    });
    expect(ways).toEqual([5, 6]);
    expect(bytes).toBeLessThan(200);
  });
});

describe("a file that cannot be read", () => {
  it("is reported as truncated at any byte", async () => {
    const { blobs, file } = written();
    const ends = blobs.map((_, index) => fileOf(...blobs.slice(0, index + 1)).size);
    for (let length = file.size - 1; length > 0; length -= 1) {
      const problem = await problemOf(file.slice(0, length));
      // Between two blobs nothing shows that more should follow.
      if (ends.includes(length)) expect(problem).toBeNull();
      else expect(problem?.[0], `${length} bytes`).toMatch(/^(cut-off|not-pbf)$/);
    }
    expect(await problemOf(file.slice(0, file.size - 3))).toEqual([
      "cut-off",
      `a.osm.pbf is cut off after ${file.size - 3} bytes; download it again.`,
    ]);
  });

  it("is reported as another format", async () => {
    for (const text of ["<!doctype html><title>404</title>", "", "PK\u0003\u0004"]) {
      expect(await problemOf(new Blob([text]))).toEqual([
        "not-pbf",
        "a.osm.pbf is not an OSM PBF file.",
      ]);
    }
  });

  it("is reported as damaged after any changed byte of its blocks", async () => {
    const { blobs } = written();
    const index = blobs.length - 1;
    const block = blobs[index] as Uint8Array;
    for (let at = 0; at < block.length; at += 1) {
      const changed = block.slice();
      changed[at] = (changed[at] as number) ^ 0xff;
      const problem = await problemOf(fileOf(...blobs.slice(0, -1), changed));
      // A changed type is that of a blob that is skipped.
      if (problem === null) expect(at).toBeGreaterThan(4);
      else expect(problem[1]).toMatch(/^a\.osm\.pbf (is|claims) /);
    }
  });

  it.each([
    [4, "lzma"],
    [6, "lz4"],
    [7, "zstd"],
  ])("is reported as compressed in another way (field %i)", async (field, name) => {
    const { blobs } = written();
    const file = fileOf(...blobs, blobWith("OSMData", field, Buffer.of(1, 2, 3)));
    expect(await problemOf(file)).toEqual([
      "unknown-compression",
      `a.osm.pbf is compressed with ${name} instead of zlib; convert it with osmium.`,
    ]);
  });

  it("is reported as needing a better reader", async () => {
    const header = new PbfWriter();
    for (const feature of ["OsmSchema-V0.6", "HistoricalInformation"]) {
      header.writeStringField(4, feature);
    }
    const file = fileOf(osmBlob("OSMHeader", header.finish(), zlibSync));
    expect(await problemOf(file)).toEqual([
      "unknown-feature",
      "a.osm.pbf needs a reader that knows HistoricalInformation.",
    ]);
  });

  it.each([
    ["a blob of 2 GB", rawBlob("OSMData", new Uint8Array(), 2 ** 31 - 1)],
    ["a block of 2 GB", blobWith("OSMData", 3, zlibSync(mixedBlock()), 2 ** 31 - 1)],
  ])("is reported as claiming %s", async (_, blob) => {
    const problem = await problemOf(fileOf(...written().blobs, blob));
    expect(problem?.[0]).toBe("impossible-size");
  });

  it("is reported as unreadable if the device fails", async () => {
    const gone: ByteSource = {
      size: 1000,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone")) }),
    };
    expect((await problemOf(gone))?.[0]).toBe("unreadable");
  });
});
