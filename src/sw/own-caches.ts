import { BASE_PATH } from "#domain/links/base-path.ts";
import { isPrecacheName, isUnmarkedPrecacheName } from "#domain/offline/precache-name.ts";

/** Resolves to the names of the caches of this copy of the app, of all builds; never those of another copy. */
export async function ownCaches(
  caches: Pick<CacheStorage, "keys" | "open">,
  basePath = BASE_PATH,
): Promise<readonly string[]> {
  const own: string[] = [];
  for (const name of await caches.keys()) {
    const isOwn =
      isPrecacheName(name, basePath) ||
      (isUnmarkedPrecacheName(name) && (await holdsPage(await caches.open(name), basePath)));
    if (isOwn) own.push(name);
  }
  return own;
}

/** Tells whether a cache has the page under this base path; every copy has only its own. */
async function holdsPage(cache: Pick<Cache, "keys">, basePath: string): Promise<boolean> {
  return (await cache.keys()).some(({ url }) => new URL(url).pathname === basePath);
}
