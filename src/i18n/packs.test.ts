import { expect, test } from "vitest";
import { formatBytes } from "./packs.ts";

test.each([
  [0, "0 kB"],
  [1, "1 kB"],
  [33_400, "34 kB"],
  [290_000, "0,3 MB"],
  [9_900_000, "9,9 MB"],
  [84_600_000, "85 MB"],
  [1_300_000_000, "1,3 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
