import type { KeptFiles } from "./kept-files.ts";
import { KEPT_FILES_CACHE } from "./kept-files-cache.ts";

/** The browser features that storing files needs. */
export interface KeptFilesSources {
  /** Null where the page may not store files, such as without https. */
  readonly caches: Pick<CacheStorage, "open"> | null;
  readonly fetch: (address: string) => Promise<Response>;
}

/** The kept files of this browser. */
export const browserKeptFiles: KeptFiles = keptFilesIn({
  caches: globalThis.caches ?? null,
  fetch: (address) => fetch(address, { cache: "no-cache" }),
});

/**
 * Keeps files in Cache Storage. A stored file is returned at once, while a newer version is fetched for the
 * next time.
 */
export function keptFilesIn({ caches, fetch: request }: KeptFilesSources): KeptFiles {
  const download = async (address: string): Promise<Response> => {
    const response = await request(address);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    // A captive portal, or a host that serves the page for every unknown path, answers with HTML.
    if ((response.headers.get("content-type") ?? "").includes("text/html")) {
      throw new Error(`${address} was answered with a page`);
    }
    return response;
  };
  return {
    async read(address) {
      const cache = await openCache(caches);
      const kept = await cache?.match(address);
      if (kept) {
        void download(address)
          .then((fresh) => cache?.put(address, fresh))
          .catch(() => {});
        return kept.arrayBuffer();
      }
      const response = await download(address);
      // The file can be used even if the storage is full.
      await cache?.put(address, response.clone()).catch((error: unknown) => {
        console.warn(`${address} is not kept:`, error);
      });
      return response.arrayBuffer();
    },
  };
}

async function openCache(caches: KeptFilesSources["caches"]): Promise<Cache | null> {
  try {
    return (await caches?.open(KEPT_FILES_CACHE)) ?? null;
  } catch {
    return null;
  }
}
