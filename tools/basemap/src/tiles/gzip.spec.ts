import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzip } from "./gzip.ts";

const CONTENT = new TextEncoder().encode("water water water");

test("gzipped contents can be unpacked", () => {
  expect(new Uint8Array(gunzipSync(gzip(CONTENT)))).toEqual(CONTENT);
});

test("the header has no time, name or system", () => {
  const header = gzip(CONTENT);
  expect(header[3], "flags: no name").toBe(0);
  expect([...header.slice(4, 8)], "time").toEqual([0, 0, 0, 0]);
  expect(header[9], "system").toBe(255);
});
