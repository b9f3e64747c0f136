import type { PrecacheEntry } from "./precache-manifest.ts";

/**
 * The address under which a file is kept. It names the content, so that the next build finds an
 * unchanged file in the cache of this one, and never takes an old version for a new one.
 */
export function cacheKey([path, integrity]: PrecacheEntry): string {
  return `${path}?content=${encodeURIComponent(integrity)}`;
}
