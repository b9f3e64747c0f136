import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import type { StoredFiles } from "./stored-files.ts";
import { STORED_FILES_CACHE } from "./stored-files-cache.ts";

/** The browser features that storing files needs. */
export interface StoredFilesSources {
  /** Null where the page may not store files, such as without https. */
  readonly caches: Pick<CacheStorage, "open"> | null;
  readonly fetch: (address: string) => Promise<Response>;
}

/** The kept files of this browser. */
export const browserStoredFiles: StoredFiles = storedFilesIn({
  caches: globalThis.caches ?? null,
  fetch: (address) => fetch(address, { cache: "no-cache" }),
});

/**
 * Keeps files in Cache Storage. A stored file is returned at once, while a newer version is fetched for the
 * next time.
 */
export function storedFilesIn({ caches, fetch: request }: StoredFilesSources): StoredFiles {
  const download = async (address: string): Promise<Response> => {
    const response = limitedResponse(await request(address), DOWNLOAD_LIMITS.appFile);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    // A captive portal, or a host that serves the page for every unknown path, answers with HTML.
    if ((response.headers.get("content-type") ?? "").includes("text/html")) {
      throw new Error(`${address} was answered with a page`);
    }
    // A download that fails half way must not replace the stored file.
    return new Response(await response.arrayBuffer(), { headers: response.headers });
  };
  return {
    async read(address) {
      const cache = await openCache(caches);
      const stored = await cache?.match(address);
      if (stored) {
        void download(address)
          .then((fresh) => cache?.put(address, fresh))
          .catch(() => {});
        return stored.arrayBuffer();
      }
      const response = await download(address);
      // The file can be used even if the storage is full.
      await cache?.put(address, response.clone()).catch((error: unknown) => {
        console.warn(`${address} could not be stored:`, error);
      });
      return response.arrayBuffer();
    },
    async stored(address) {
      const cache = await openCache(caches);
      const file = await cache?.match(address).catch(() => undefined);
      return (await file?.arrayBuffer()) ?? null;
    },
    download: async (address) => (await download(address)).arrayBuffer(),
    async store(address, text) {
      const cache = await openCache(caches);
      const file = new Response(text, { headers: { "content-type": "application/json" } });
      try {
        await cache?.put(address, file);
        return cache !== null;
      } catch (error) {
        console.warn(`${address} could not be stored:`, error);
        return false;
      }
    },
  };
}

async function openCache(caches: StoredFilesSources["caches"]): Promise<Cache | null> {
  try {
    return (await caches?.open(STORED_FILES_CACHE)) ?? null;
  } catch {
    return null;
  }
}
