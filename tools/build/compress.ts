import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "../serve/headers.ts";

/** For smaller files, headers and packets cost more than compression saves. */
const SMALLEST_BYTES = 512;

/** Writes a `.br` and a `.gz` beside every file of `dist` that shrinks. */
export async function compressFiles(dist: string, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.filter(isCompressible).map((path) => compressFile(join(dist, path))));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < SMALLEST_BYTES) return;
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotlied.length < content.length) writeFileSync(`${file}.br`, brotlied);
  if (gzipped.length < content.length) writeFileSync(`${file}.gz`, gzipped);
}
