/** Divides changed files by the tests that they need. */
import { readdirSync } from "node:fs";

const SPECS = "e2e/specs/";

interface ChangedFiles {
  /** Files that unit tests may import. */
  readonly code: readonly string[];
  /** Browser tests that changed themselves. */
  readonly specs: readonly string[];
  readonly all: readonly string[];
}

/** Returns the changed files by the tests that they need; paths are relative to the project. */
export function changedFrom(paths: readonly string[]): ChangedFiles {
  const all = paths.filter(Boolean);
  return {
    code: all.filter((path) => /^(?:src|tools)\/.*\.(?:tsx?|mjs)$/.test(path)),
    specs: all.filter((path) => path.startsWith(SPECS) && path.endsWith(".spec.ts")),
    all,
  };
}

/**
 * Returns the folders of browser tests that have the name of a folder of a changed file, such as `boating` of `src/state/boating`.
 * @param folders the names of the folders of browser tests
 */
export function specFolders(
  paths: readonly string[],
  folders: readonly string[] = readdirSync(SPECS),
): string[] {
  const parts = new Set(paths.flatMap((path) => path.split("/").slice(0, -1)));
  return folders.filter((folder) => parts.has(folder)).map((folder) => `${SPECS}${folder}`);
}
