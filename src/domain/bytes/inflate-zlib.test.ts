import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createInflate, InflateError } from "./inflate-zlib.ts";

const TEXT = new TextEncoder().encode("Scouting Map ".repeat(10_000));
const PACKED = new Uint8Array(deflateSync(TEXT));

const inflateZlib = createInflate();

describe("zlib data", () => {
  it("is inflated to what was deflated", { tags: "thorough" }, () => {
    expect(inflateZlib(PACKED, TEXT.length)).toEqual(TEXT);
    expect(inflateZlib(new Uint8Array(deflateSync(new Uint8Array())), 0)).toHaveLength(0);
  });

  it("is refused if it has another length than stated", () => {
    for (const length of [0, 1, TEXT.length - 1, TEXT.length + 1]) {
      expect(() => inflateZlib(PACKED, length)).toThrow(InflateError);
    }
  });

  it("is refused if it ends too early", () => {
    for (let length = 0; length < PACKED.length; length += 7) {
      expect(() => inflateZlib(PACKED.subarray(0, length), TEXT.length)).toThrow(InflateError);
    }
  });

  it("is refused if any byte of it has changed", () => {
    for (let at = 0; at < PACKED.length; at += 1) {
      const damaged = PACKED.slice();
      damaged[at] = (damaged[at] as number) ^ 0x10;
      expect(() => inflateZlib(damaged, TEXT.length), `byte ${at}`).toThrow(InflateError);
    }
  });

  it("of a bomb is not inflated further than its stated length: its damaged end is not reached", () => {
    const bomb = new Uint8Array(deflateSync(new Uint8Array(20_000_000)));
    const broken = bomb.subarray(0, bomb.length / 2);
    expect(() => inflateZlib(broken, 1000)).toThrow("Inflates to more than 1000 bytes.");
  });
});
