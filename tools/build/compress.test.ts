import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressFiles } from "./compress.ts";

it("writes both twins of a file that shrinks, and none of a small or another kind of file", async () => {
  const dist = mkdtempSync(join(tmpdir(), "compress-"));
  const text = "const place = 52;\n".repeat(100);
  const files = { "a.js": text, "small.js": "1", "b.png": text };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  await compressFiles(dist, Object.keys(files));
  expect(readdirSync(dist).sort()).toEqual(["a.js", "a.js.br", "a.js.gz", "b.png", "small.js"]);
  expect(brotliDecompressSync(readFileSync(join(dist, "a.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(dist, "a.js.gz"))).toString()).toBe(text);
});
