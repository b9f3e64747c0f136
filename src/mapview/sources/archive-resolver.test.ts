import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { archiveResolver, wholeFileSource } from "./archive-resolver.ts";
import { byteSourceArchive } from "./pack-archive.ts";

function countingFetch(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const fetchFile = ((url: string) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(url);
    return Promise.resolve(answer?.());
  }) as typeof fetch;
  return { asked, fetchFile };
}

const tenBytes = () => new Response(Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));

describe("wholeFileSource", () => {
  it("serves any range from one fetch of the whole file", async () => {
    const { asked, fetchFile } = countingFetch(tenBytes);
    const source = wholeFileSource("/a.pmtiles", fetchFile);
    const ranges = await Promise.all([source.getBytes(0, 2), source.getBytes(7, 2)]);
    expect(ranges.map((range) => [...new Uint8Array(range.data)])).toEqual([
      [0, 1],
      [7, 8],
    ]);
    expect(asked).toEqual(["/a.pmtiles"]);
  });

  it("rejects if the host does not have the file, and retries later", async () => {
    const { asked, fetchFile } = countingFetch(() => new Response(null, { status: 503 }), tenBytes);
    const source = wholeFileSource("/a.pmtiles", fetchFile);
    await expect(source.getBytes(0, 1)).rejects.toThrow("/a.pmtiles answered 503");
    expect((await source.getBytes(3, 1)).data.byteLength).toBe(1);
    expect(asked).toHaveLength(2);
  });
});

describe("archiveResolver", () => {
  const HOME = { z: 0, x: 0, y: 0 };
  const { signal } = new AbortController();

  /** An archive of one tile, with control over the compression of its directory. */
  async function archiveOf(data: Uint8Array, root?: Uint8Array) {
    const archive = await writePmtiles(
      [{ ...HOME, data: gzipSync(data) }],
      {
        tileType: "mvt",
        tileCompression: "gzip",
        minZoom: 0,
        maxZoom: 0,
        bounds: [4, 51, 5, 52],
        metadata: {},
      },
      (bytes) => gzipSync(root ?? bytes),
    );
    return archiveResolver("a", byteSourceArchive("a", new Blob([Uint8Array.from(archive)])));
  }

  it("resolves to an unzipped tile, or null if it has none", async () => {
    const archive = await archiveOf(Uint8Array.of(1, 2, 3));
    const tile = (await archive.resolve(HOME, signal)) ?? new ArrayBuffer();
    expect([...new Uint8Array(tile)]).toEqual([1, 2, 3]);
    expect(await archive.resolve({ z: 1, x: 0, y: 0 }, signal)).toBeNull();
  });

  it("rejects a tile or directory that unzips to more than a device can hold", async () => {
    const bomb = await archiveOf(new Uint8Array(33 << 20));
    const tile = bomb.resolve(HOME, signal).then((bytes) => bytes?.byteLength);
    await expect(tile).rejects.toThrow(RangeError);
    const directory = await archiveOf(Uint8Array.of(1), new Uint8Array(5 << 20));
    await expect(directory.resolve(HOME, signal)).rejects.toThrow(RangeError);
  });
});
