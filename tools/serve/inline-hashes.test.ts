import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";

// The hash of "alert('Hello, world.');" in the CSP specification.
const HELLO = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test("lists the inline scripts and styles of the page, and no files", () => {
  const page = `<style>p { color: red }</style>
    <script data-list="a > b">alert('Hello, world.');</script><script defer src="/a.js"></script>`;
  const { scripts, styles } = inlineHashes(page);
  expect(scripts).toEqual([HELLO]);
  expect(styles).toHaveLength(1);
  expect(styles).not.toEqual(inlineHashes(page.replace("red", "blue")).styles);
});

test("a page without inline pieces allows none", () => {
  expect(inlineHashes('<script src="/a.js"></script>')).toEqual({ scripts: [], styles: [] });
});
