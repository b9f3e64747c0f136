import { BASE_PATH } from "#domain/links/base-path.ts";

// The service worker fills and clears these caches, and code that unregisters it must find them too.
const PREFIX = "scouting-map-precache-";

/**
 * Returns the name of the cache for the files of a build. All copies of the app on a host see each other's
 * caches, so the name contains the path of this copy.
 */
export function precacheName(buildId: string, basePath = BASE_PATH): string {
  return prefixOf(basePath) + buildId;
}

/** Returns whether a cache belongs to the copy under this path, of any build. */
export function isPrecacheName(name: string, basePath = BASE_PATH): boolean {
  return name.startsWith(prefixOf(basePath));
}

/**
 * Returns whether a cache dates from before names contained the path; its content tells which copy it belongs
 * to.
 */
export function isUnmarkedPrecacheName(name: string): boolean {
  return name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}/`);
}

/** Paths contain no spaces, so no prefix is the start of another one. */
function prefixOf(basePath: string): string {
  return `${PREFIX}${basePath} `;
}
