import { deflateSync } from "fflate";
import { expect, it } from "vitest";
import { inflateWithin } from "./inflate-within.ts";

const LIMIT = 1_000_000;

it("inflates exactly its limit, and nothing larger", () => {
  const packed = (length: number) => deflateSync(new Uint8Array(length));
  expect(inflateWithin(packed(LIMIT), LIMIT)).toHaveLength(LIMIT);
  expect(inflateWithin(packed(LIMIT + 1), LIMIT)).toBeNull();
});

it("stops while inflating: it never reaches the damaged end of a bomb", {
  tags: "thorough",
}, () => {
  const bomb = deflateSync(new Uint8Array(50 * LIMIT));
  const broken = bomb.subarray(0, Math.floor(bomb.length / 2));
  expect(() => inflateWithin(broken, 50 * LIMIT)).toThrow();
  expect(inflateWithin(broken, LIMIT)).toBeNull();
});
