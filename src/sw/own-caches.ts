import { BASE_PATH } from "#domain/links/base-path.ts";
import { isPrecacheName, isUnmarkedPrecacheName } from "#domain/offline/precache-name.ts";

/** The names of the caches of this copy of the app, of all its builds; never one of another copy's. */
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

/** Every copy keeps its page under its own path, and under no other. */
async function holdsPage(cache: Pick<Cache, "keys">, basePath: string): Promise<boolean> {
  return (await cache.keys()).some(({ url }) => new URL(url).pathname === basePath);
}
