import { expect, it } from "vitest";
import type { ByteSource } from "./byte-source.ts";
import { readAhead } from "./read-ahead.ts";

const BYTES = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

function counted(): { source: ByteSource; reads: [number, number][] } {
  const blob = new Blob([BYTES]);
  const reads: [number, number][] = [];
  const slice = (start: number, end: number) => {
    reads.push([start, end]);
    return blob.slice(start, end);
  };
  return { source: { size: blob.size, slice }, reads };
}

it("returns the bytes of the source, with few reads of it", async () => {
  const { source, reads } = counted();
  const ahead = readAhead(source, 400);
  for (const [start, end] of [
    [0, 4],
    [4, 60],
    [390, 400],
    [399, 420],
    [100, 104],
    [0, 900],
    [996, 1000],
  ] as const) {
    const read = new Uint8Array(await ahead.slice(start, end).arrayBuffer());
    expect(read, `${start}`).toEqual(BYTES.subarray(start, end));
  }
  expect(reads).toEqual([
    [0, 400],
    [399, 799],
    [100, 500],
    [0, 900],
    [996, 1000],
  ]);
});

it("returns fewer bytes at the end of a source that became shorter", async () => {
  const ahead = readAhead(
    { size: 2000, slice: (start, end) => new Blob([BYTES]).slice(start, end) },
    64,
  );
  expect((await ahead.slice(990, 1010).arrayBuffer()).byteLength).toBe(10);
});
