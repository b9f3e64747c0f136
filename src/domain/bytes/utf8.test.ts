import { expect, test } from "vitest";
import { decodeUtf8, encodeUtf8 } from "./utf8.ts";

test.each(["Abc", "Café", "€ ’t Hoekje", "😀", "\ufeffx", ""])(
  "%j survives encoding and decoding",
  (text) => {
    expect(decodeUtf8(encodeUtf8(text))).toBe(text);
  },
);

test.each([
  ["a letter that is cut short", [0xc3, 0x41], "\ufffdA"],
  ["an overlong slash", [0xc0, 0xaf], "\ufffd\ufffd"],
  ["half a surrogate pair", [0xed, 0xa0, 0x80], "\ufffd\ufffd\ufffd"],
  ["a letter beyond the last", [0xf5, 0x80, 0x80, 0x80], "\ufffd\ufffd\ufffd\ufffd"],
  ["nothing that begins a letter", [0x80, 0x42], "\ufffdB"],
])("%s is rejected", (_, bytes, text) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toBe(text);
});

test("half a surrogate pair is replaced", () => {
  expect(decodeUtf8(encodeUtf8("a\ud800b"))).toBe("a\ufffdb");
});
