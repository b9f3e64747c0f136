import { BASE_PATH } from "#domain/links/base-path.ts";

// The service worker fills and clears these caches, and whoever unregisters it must find them too.
const PREFIX = "scouting-map-precache-";

/**
 * The cache in which one build keeps all its files. All copies of the app on one host see each
 * other's caches, so the name says under which path this one is.
 */
export function precacheName(buildId: string, basePath = BASE_PATH): string {
  return prefixOf(basePath) + buildId;
}

/** Whether a cache is one of the copy under this path, of whichever build. */
export function isPrecacheName(name: string, basePath = BASE_PATH): boolean {
  return name.startsWith(prefixOf(basePath));
}

/** Whether a cache is from before names told the path: what is in it tells whose it is. */
export function isUnmarkedPrecacheName(name: string): boolean {
  return name.startsWith(PREFIX) && !name.startsWith(`${PREFIX}/`);
}

/** No path has a space in it: none is the beginning of another's. */
function prefixOf(basePath: string): string {
  return `${PREFIX}${basePath} `;
}
