import { BASE_PATH } from "#domain/links/base-path.ts";
import { cacheKey } from "./cache-key.ts";
import type { PrecacheEntry } from "./precache-manifest.ts";

/** As many at once as a browser opens to one host. */
const PARALLEL_DOWNLOADS = 6;

/** Files under this path have their hash in their name and may come from the HTTP cache. */
const HASHED_PREFIX = `${BASE_PATH}static/`;

/** What filling needs of the browser. */
export interface PrecacheSources {
  readonly cache: Pick<Cache, "match" | "put">;
  /** Finds a file in any of our caches. */
  findKept(key: string): Promise<Response | undefined>;
  download(request: Request): Promise<Response>;
}

/**
 * Puts every file of the build in its cache: one that an earlier build kept is copied, the others
 * are downloaded. Rejects at the first file that cannot be had; what is there already stays, so
 * that the next attempt goes on where this one stopped.
 */
export async function fillPrecache(
  entries: readonly PrecacheEntry[],
  sources: PrecacheSources,
): Promise<void> {
  const waiting = [...entries];
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) await keep(entry, sources);
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
}

async function keep(entry: PrecacheEntry, sources: PrecacheSources): Promise<void> {
  const key = cacheKey(entry);
  if (await sources.cache.match(key)) return;
  const kept = await sources.findKept(key);
  await sources.cache.put(key, kept ?? (await download(entry, sources)));
}

async function download(
  [path, integrity]: PrecacheEntry,
  sources: PrecacheSources,
): Promise<Response> {
  const request = new Request(path, {
    // A deploy in the middle of a download must not give a mixture of two builds.
    integrity,
    // A range of an archive in the HTTP cache has been answered as the whole of it before.
    cache: path.startsWith(HASHED_PREFIX) ? "default" : "no-store",
    credentials: "same-origin",
  });
  const response = await sources.download(request);
  // A redirected answer cannot stand for a page.
  if (!response.ok || response.redirected) {
    throw new Error(`${path} was answered with ${response.status}`);
  }
  return response;
}
