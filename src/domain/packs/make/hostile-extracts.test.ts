import { zlibSync } from "fflate";
import { PbfWriter } from "pbf";
import { describe, expect, inject, it } from "vitest";
import type { OsmFileProblem } from "#domain/osm/osm-file-error.ts";
import { openBlobFile } from "#domain/osm/pbf/blob-file.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { osmBlob } from "../../../../tools/pack/disk/osm-writer.ts";
import { inventedExtract } from "./invented-extract.fixture.ts";
import type { MadePack } from "./make-network-pack.ts";
import { outcomeOf } from "./pack-outcome.fixture.ts";

const { blobs: BLOBS, file: FILE } = inventedExtract();

function fileOf(...blobs: readonly Uint8Array[]): Blob {
  return new Blob(blobs as Uint8Array<ArrayBuffer>[]);
}

/** Changes, removes, repeats or replaces some bytes. */
function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = Math.floor(random() * bytes.length);
  const length = 1 + Math.floor(random() * 12);
  const [head, tail] = [bytes.subarray(0, at), bytes.subarray(at + length)];
  const middles: readonly (() => Uint8Array)[] = [
    () => Uint8Array.from(bytes.subarray(at, at + length), () => random() * 256),
    () => Uint8Array.from(bytes.subarray(at, at + length), (byte) => byte ^ (1 << (random() * 8))),
    () => new Uint8Array(),
    () => Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01),
    () => Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x07),
    () => bytes.slice(0, at),
  ];
  const middle = middles[Math.floor(random() * middles.length)]?.() ?? new Uint8Array();
  return Uint8Array.from([...head, ...middle, ...tail]);
}

function tally(counts: Map<string, number>, outcome: OsmFileProblem | MadePack): void {
  const name = typeof outcome === "string" ? outcome : "made";
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

describe("a mutated extract", () => {
  const count = inject("isThorough") ? 500 : 40;

  it("is refused or gives a valid pack, wherever its bytes are changed", async () => {
    const random = seededRandom(1);
    const bytes = new Uint8Array(await FILE.arrayBuffer());
    const counts = new Map<string, number>();
    for (let turn = 0; turn < count; turn++) {
      tally(counts, await outcomeOf(fileOf(mutated(bytes, random))));
    }
    expect(counts.get("damaged")).toBeGreaterThan(count / 4);
  }, 60_000);

  it("is refused or gives a valid pack, wherever its blocks are changed before compression", {
    tags: "thorough",
    timeout: 60_000,
  }, async () => {
    const random = seededRandom(2);
    const file = await openBlobFile(FILE, "x", { pause: () => {}, onProgress: () => {} });
    const contents: (readonly [string, Uint8Array])[] = [];
    for (const blob of file.blobs) contents.push([blob.type, (await file.read(blob)).slice()]);
    const counts = new Map<string, number>();
    for (let turn = 0; turn < count; turn++) {
      const changed = Math.floor(random() * contents.length);
      const blobs = contents.map(([type, content], index) =>
        osmBlob(type, index === changed ? mutated(content, random) : content, zlibSync),
      );
      tally(counts, await outcomeOf(fileOf(...blobs)));
    }
    expect(counts.get("made")).toBeGreaterThan(count / 20);
    expect(counts.get("damaged")).toBeGreaterThan(count / 20);
  });

  it("is refused if it is cut within a block, and between blocks unless it has nodes", async () => {
    for (let count = 0; count <= BLOBS.length; count++) {
      const whole = BLOBS.slice(0, count);
      const outcome = await outcomeOf(fileOf(...whole));
      if (count === 0) expect(outcome).toBe("not-pbf");
      else if (count === 1) expect(outcome).toBe("no-nodes");
      else expect(typeof outcome, `${count} blocks`).toBe("object");
      const next = BLOBS[count];
      if (!next) continue;
      for (const part of [3, 10, Math.floor(next.length / 2), next.length - 1]) {
        const cut = await outcomeOf(fileOf(...whole, next.subarray(0, part)));
        expect(cut, `${count} blocks and ${part} bytes`).toMatch(/^(cut-off|not-pbf)$/);
      }
    }
  });
});

const [HEADER = new Uint8Array()] = BLOBS;
const TWO_GB = 2 ** 31 - 1;

/** A file with one block in addition to the invented extract. It does not say that it is sorted, so all is read. */
function withBlock(write: (block: PbfWriter) => void): Blob {
  const header = new PbfWriter();
  for (const feature of ["OsmSchema-V0.6", "DenseNodes"]) header.writeStringField(4, feature);
  const block = new PbfWriter();
  write(block);
  return fileOf(
    osmBlob("OSMHeader", header.finish(), zlibSync),
    ...BLOBS.slice(1),
    osmBlob("OSMData", block.finish(), zlibSync),
  );
}

/** Writes a group of objects: 1 nodes, 2 dense nodes, 3 ways, 4 relations. */
function group(block: PbfWriter, kind: number, write: (object: PbfWriter) => void): void {
  block.writeMessage(
    2,
    (_, writer) => writer.writeMessage(kind, (__, object) => write(object), _),
    0,
  );
}

/** Writes a field that claims a length which it does not have. */
function claim(writer: PbfWriter, field: number, bytes: number): void {
  writer.writeTag(field, 2);
  writer.writeVarint(bytes);
}

describe("an extract that claims 2 GB", () => {
  const blobHeader = (type: string, bytes: number): Uint8Array => {
    const header = new PbfWriter();
    header.writeStringField(1, type);
    header.writeVarintField(3, bytes);
    const head = header.finish();
    return Uint8Array.from([0, 0, 0, head.length, ...head]);
  };
  const rawBlob = (write: (blob: PbfWriter) => void): Uint8Array => {
    const blob = new PbfWriter();
    write(blob);
    const body = blob.finish();
    return Uint8Array.from([...blobHeader("OSMData", body.length), ...body]);
  };

  it.each<[string, Blob, string]>([
    ["for a blob header", fileOf(HEADER, Uint8Array.of(0x7f, 255, 255, 255)), "damaged"],
    ["for a blob", fileOf(HEADER, blobHeader("OSMData", TWO_GB)), "impossible-size"],
    ["for a first blob", fileOf(blobHeader("OSMHeader", TWO_GB)), "impossible-size"],
    [
      "for a block",
      fileOf(
        HEADER,
        rawBlob((blob) => {
          blob.writeVarintField(2, TWO_GB);
          blob.writeBytesField(3, zlibSync(new Uint8Array(9)));
        }),
      ),
      "impossible-size",
    ],
    [
      "for compressed data",
      fileOf(
        HEADER,
        rawBlob((blob) => claim(blob, 3, TWO_GB)),
      ),
      "damaged",
    ],
    [
      "for raw data",
      fileOf(
        HEADER,
        rawBlob((blob) => claim(blob, 1, TWO_GB)),
      ),
      "damaged",
    ],
    ["for texts", withBlock((block) => claim(block, 1, TWO_GB)), "damaged"],
    [
      "for a text",
      withBlock((block) => block.writeMessage(1, (_, texts) => claim(texts, 1, TWO_GB), 0)),
      "damaged",
    ],
    ["for a group", withBlock((block) => claim(block, 2, TWO_GB)), "damaged"],
    ["for a way", withBlock((block) => group(block, 3, (way) => claim(way, 8, TWO_GB))), "damaged"],
    [
      "for members",
      withBlock((block) => group(block, 4, (relation) => claim(relation, 9, TWO_GB))),
      "damaged",
    ],
    [
      "for a column of nodes",
      withBlock((block) => group(block, 2, (nodes) => claim(nodes, 1, TWO_GB))),
      "damaged",
    ],
  ])("%s is refused", async (_, file, problem) => {
    expect(await outcomeOf(file)).toBe(problem);
  });

  it("in one block of nothing is refused before it is inflated", { tags: "thorough" }, async () => {
    const bomb = rawBlob((blob) => {
      blob.writeVarintField(2, 1000);
      blob.writeBytesField(3, zlibSync(new Uint8Array(50_000_000)));
    });
    expect(await outcomeOf(fileOf(HEADER, bomb))).toBe("damaged");
  });
});

describe("an extract with texts out of the table", () => {
  /** The index 9 in a table of three texts; `network` is a key that matters. */
  const texts = (block: PbfWriter): void =>
    block.writeMessage(
      1,
      (_, table) => {
        for (const text of ["", "network", "rcn_ref"]) table.writeStringField(1, text);
      },
      0,
    );

  it.each<[string, number, (object: PbfWriter) => void]>([
    ["as the key of a way", 3, (way) => way.writePackedVarint(2, [9])],
    [
      "as the value of a relation",
      4,
      (relation) => {
        relation.writePackedVarint(2, [1]);
        relation.writePackedVarint(3, [9]);
      },
    ],
    [
      "as the value of a node",
      2,
      (nodes) => {
        nodes.writePackedSVarint(1, [5]);
        nodes.writePackedVarint(10, [2, 9, 0]);
      },
    ],
    ["as the key of a node", 1, (node) => node.writePackedVarint(2, [9])],
  ])("%s is refused", async (_, kind, write) => {
    const file = withBlock((block) => {
      texts(block);
      group(block, kind, write);
    });
    expect(await outcomeOf(file)).toBe("damaged");
  });
});

describe("an extract with impossible numbers", () => {
  const nodesWith = (write: (nodes: PbfWriter) => void, more: (block: PbfWriter) => void): Blob =>
    withBlock((block) => {
      more(block);
      group(block, 2, write);
    });
  const plain = (): void => {};

  it.each<[string, Blob]>([
    ["a latitude of 91", nodesWith((nodes) => dense(nodes, [1], [91e7], [0]), plain)],
    ["a longitude of -181", nodesWith((nodes) => dense(nodes, [1], [0], [-181e7]), plain)],
    [
      "a granularity of 2 GB",
      nodesWith(
        (nodes) => dense(nodes, [1], [52e7], [5e7]),
        (block) => block.writeVarintField(17, TWO_GB),
      ),
    ],
    [
      "an offset of 2^50",
      nodesWith(
        (nodes) => dense(nodes, [1], [52e7], [5e7]),
        (block) => block.writeVarintField(19, 2 ** 50),
      ),
    ],
  ])("makes a pack in spite of %s", async (_, file) => {
    expect(await outcomeOf(file)).toMatchObject({ fileNames: { length: 6 } });
  });

  it.each([2 ** 52, -(2 ** 52), 2 ** 62])("is refused for the id %d", async (id) => {
    const file = nodesWith((nodes) => dense(nodes, [id], [0], [0]), plain);
    expect(await outcomeOf(file)).toBe("damaged");
  });

  it("has no date instead of an impossible one", async () => {
    const { file } = inventedExtract({ timestampSeconds: 1e15 });
    expect(await outcomeOf(file)).toMatchObject({ date: null });
  });
});

/** Writes dense nodes with these ids and places in 10⁻⁷ degree. */
function dense(nodes: PbfWriter, ids: number[], lats: number[], lngs: number[]): void {
  const deltas = (values: number[]): number[] =>
    values.map((value, index) => value - (values[index - 1] ?? 0));
  nodes.writePackedSVarint(1, deltas(ids));
  nodes.writePackedSVarint(8, deltas(lats));
  nodes.writePackedSVarint(9, deltas(lngs));
}

it("an extract with millions of nodes in a few bytes is refused as too large", {
  tags: "thorough",
}, async () => {
  const texts = ["", "rcn_ref", "1"];
  const file = withBlock((block) => {
    const table = (_: number, writer: PbfWriter): void => {
      for (const text of texts) writer.writeStringField(1, text);
    };
    block.writeMessage(1, table, 0);
    group(block, 2, (nodes) => {
      nodes.writePackedSVarint(
        1,
        Array.from({ length: 500_000 }, () => 1),
      );
      const keysValues = Array.from({ length: 1_500_000 }, (_, index) => [1, 2, 0][index % 3] ?? 0);
      nodes.writePackedVarint(10, keysValues);
    });
  });
  expect(file.size).toBeLessThan(10_000);
  expect(await outcomeOf(file)).toBe("too-large");
});
