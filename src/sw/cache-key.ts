import type { PrecacheEntry } from "./precache-manifest.ts";

/**
 * Returns the cache key of a file. It contains the hash of the contents, so the next build finds an unchanged file in
 * the cache of this one and never takes an old version for a new one.
 */
export function cacheKey([path, integrity]: PrecacheEntry): string {
  return `${path}?content=${encodeURIComponent(integrity)}`;
}
