import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package */

/**
 * Tells whether `node_modules` matches `package-lock.json`. npm leaves a list of installed packages, so this compares
 * versions, not dates.
 * @param {string} projectRoot
 */
export function isInstalled(projectRoot) {
  const wanted = packagesIn(join(projectRoot, "package-lock.json"));
  const present = packagesIn(join(projectRoot, "node_modules/.package-lock.json"));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    // The package with the empty path is the project itself; optional ones are for other platforms.
    ([path, { version, optional }]) =>
      path === "" || optional === true || present[path]?.version === version,
  );
}

/** @param {string} file @returns {Record<string, Package> | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
