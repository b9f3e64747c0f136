import { describe, expect, it } from "vitest";
import { byteRange as rangeOfWorker } from "../../src/sw/byte-range.ts";
import { byteRange as rangeOfServer } from "./byte-range.ts";

// The server is plain JavaScript and the worker can import nothing from it, so there are two readers, which must
// agree.
for (const [who, byteRange] of [
  ["server", (header: string, size: number) => rangeOfServer(header, size)],
  ["service worker", rangeOfWorker],
] as const) {
  describe(`byteRange of the ${who}`, () => {
    it.each([
      ["bytes=0-0", { start: 0, end: 0 }],
      ["bytes=2-4", { start: 2, end: 4 }],
      ["bytes=2-", { start: 2, end: 9 }],
      ["bytes=-3", { start: 7, end: 9 }],
      ["bytes=-30", { start: 0, end: 9 }],
      ["bytes=2-99", { start: 2, end: 9 }],
      ["bytes=10-", "unsatisfiable"],
      ["bytes=-0", "unsatisfiable"],
      ["bytes=4-2", "whole"],
      ["bytes=0-1,4-5", "whole"],
      ["bytes=-", "whole"],
      ["items=0-1", "whole"],
      ["", "whole"],
    ])("reads %s of ten bytes", (header, expected) => {
      expect(byteRange(header, 10)).toEqual(expected);
    });

    it("has no range of an empty file", () => {
      expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
      expect(byteRange("bytes=-5", 0)).toBe("unsatisfiable");
    });
  });
}
