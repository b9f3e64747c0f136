import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase45, toBase45 } from "./base45.ts";
import { decodeUtf8, encodeUtf8 } from "./utf8.ts";

test.each([
  ["AB", "BB8"],
  ["Hello!!", "%69 VD92EX0"],
  ["base-45", "UJCLQE7W581"],
])("%s is encoded as in RFC 9285", (plain, encoded) => {
  expect(toBase45(encodeUtf8(plain))).toBe(encoded);
  expect(decodeUtf8(fromBase45(encoded) as Uint8Array)).toBe(plain);
});

test("any bytes survive", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      expect(fromBase45(toBase45(bytes))).toEqual(bytes);
    }),
  );
});

test.each(["A", "abc", "GGW", ":::", "::", "BB8é00"])("%s is not Base45", (text) => {
  expect(fromBase45(text)).toBeNull();
});
