import { describe, expect, it } from "vitest";
import { wholeFileSource } from "./archive-resolver.ts";

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
  it("cuts any range from one fetch of the whole file", async () => {
    const { asked, fetchFile } = countingFetch(tenBytes);
    const source = wholeFileSource("/a.pmtiles", fetchFile);
    const ranges = await Promise.all([source.getBytes(0, 2), source.getBytes(7, 2)]);
    expect(ranges.map((range) => [...new Uint8Array(range.data)])).toEqual([
      [0, 1],
      [7, 8],
    ]);
    expect(asked).toEqual(["/a.pmtiles"]);
  });

  it("rejects when the host does not have the file, and tries again later", async () => {
    const { asked, fetchFile } = countingFetch(() => new Response(null, { status: 503 }), tenBytes);
    const source = wholeFileSource("/a.pmtiles", fetchFile);
    await expect(source.getBytes(0, 1)).rejects.toThrow("/a.pmtiles answered 503");
    expect((await source.getBytes(3, 1)).data.byteLength).toBe(1);
    expect(asked).toHaveLength(2);
  });
});
