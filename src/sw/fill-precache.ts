import { BASE_PATH } from "#domain/links/base-path.ts";
import { cacheKey } from "./cache-key.ts";
import type { PrecacheEntry } from "./precache-manifest.ts";

/** The number of connections that a browser opens to one host. */
const PARALLEL_DOWNLOADS = 6;

/** Files under this path have a hash in their name and can come from the HTTP cache. */
const HASHED_PREFIX = `${BASE_PATH}static/`;

/** The parts of the browser that filling the precache needs. */
export interface PrecacheSources {
  readonly cache: Pick<Cache, "match" | "put">;
  /** Finds a file in any of our caches. */
  findStored(key: string): Promise<Response | undefined>;
  download(request: Request): Promise<Response>;
}

/**
 * Stores every file of the build in its cache. Unchanged files of an earlier build are copied, the others are
 * downloaded. Rejects at the first file that fails; stored files remain, so the next attempt resumes there.
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
  const stored = await sources.findStored(key);
  await sources.cache.put(key, stored ?? (await download(entry, sources)));
}

async function download(
  [path, integrity]: PrecacheEntry,
  sources: PrecacheSources,
): Promise<Response> {
  const request = new Request(path, {
    // A deploy during a download must not mix two builds.
    integrity,
    // The HTTP cache has been seen to answer a request for an archive with a range of it.
    cache: path.startsWith(HASHED_PREFIX) ? "default" : "no-store",
    credentials: "same-origin",
  });
  const response = await sources.download(request);
  // A redirected response cannot be used for a page.
  if (!response.ok || response.redirected) {
    throw new Error(`${path} was answered with ${response.status}`);
  }
  return response;
}
