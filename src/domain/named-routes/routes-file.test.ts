import { describe, expect, inject, it } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { inventedRoutes } from "./named-routes.fixture.ts";
import { namedRoutesOf } from "./named-routes.ts";
import { readRoutes } from "./read-routes.ts";
import { RoutesFormatError } from "./routes-format.ts";
import { writeRoutes } from "./write-routes.ts";

const FILE = inventedRoutes(
  [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [-2, 3],
      [4, 5],
    ],
  ],
  [
    { name: "Pieterpad", ref: "LAW 9", members: "0:forward ? 1:alternative" },
    { ref: "LF 1", members: "r0:main 1" },
  ],
);

function bytesOf(file = FILE): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(writeRoutes(file));
}

describe("named.routes", () => {
  it("reads what was written, and is written the same again", async () => {
    const read = await readRoutes(bytesOf());
    expect(read).toEqual(FILE);
    expect(writeRoutes(read)).toEqual(writeRoutes(FILE));
  });

  it.each([
    ["not-routes", (bytes: Uint8Array) => bytes.fill(0, 0, 1)],
    ["not-routes", (bytes: Uint8Array) => bytes.slice(0, 9)],
    ["newer-version", (bytes: Uint8Array) => bytes.fill(2, 4, 5)],
    ["cut-off", (bytes: Uint8Array) => bytes.slice(0, -1)],
    ["damaged", (bytes: Uint8Array) => bytes.fill(7, 30, 31)],
  ])("is refused as %s", async (problem, change) => {
    const changed = Uint8Array.from(change(bytesOf()));
    await expect(readRoutes(changed)).rejects.toMatchObject({ problem });
  });

  it("shows texts without what rearranges them", async () => {
    const file = inventedRoutes(
      [
        [
          [0, 0],
          [1, 1],
        ],
      ],
      [{ name: "Pad\u202e\nnaar", members: "0" }],
    );
    expect((await readRoutes(bytesOf(file))).relations[0]?.name).toBe("Pad naar");
  });

  it("is refused if it claims more missing ways than a country has", async () => {
    const relations = FILE.relations.map((relation) => ({
      ...relation,
      members: [...relation.members, { kind: "missing-ways" as const, count: 2e6 }],
    }));
    await expect(readRoutes(bytesOf({ ...FILE, relations }))).rejects.toMatchObject({
      problem: "damaged",
    });
  });

  it("has no routes that pass one line more often than there is memory for", async () => {
    const east = Array.from({ length: 2000 }, (_, at) => [at, 0] as const);
    const file = inventedRoutes([east], [{ name: "Pad", members: "0" }]);
    const often = Array.from({ length: 11_000 }, () => ({
      kind: "line" as const,
      line: 0,
      role: "",
    }));
    const relations = file.relations.map((relation) => ({ ...relation, members: often }));
    expect(namedRoutesOf(await readRoutes(bytesOf(file)))).toHaveLength(1);
    expect(namedRoutesOf(await readRoutes(bytesOf({ ...file, relations })))).toEqual([]);
  });

  it("is refused or read, whatever its content", async () => {
    const random = seededRandom(58);
    const turns = inject("isThorough") ? 3000 : 200;
    const { gzipSync, gunzipSync } = await import("node:zlib");
    const { crc32 } = await import("#domain/bytes/crc32.ts");
    const original = bytesOf();
    const content = gunzipSync(original.subarray(13));
    let refused = 0;
    for (let turn = 0; turn < turns; turn++) {
      const changed = Uint8Array.from(content);
      changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
      const zipped = gzipSync(changed);
      const header = original.slice(0, 13);
      new DataView(header.buffer).setUint32(5, zipped.length, true);
      new DataView(header.buffer).setUint32(9, crc32(zipped), true);
      try {
        namedRoutesOf(await readRoutes(Uint8Array.from([...header, ...zipped])));
      } catch (error) {
        if (!(error instanceof RoutesFormatError)) throw error;
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(turns / 20);
  });
});
