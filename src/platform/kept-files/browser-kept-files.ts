import { BASE_PATH } from "#domain/links/base-path.ts";
import type { KeptFiles } from "./kept-files.ts";

/** What keeping needs of the browser. */
export interface KeptFilesSources {
  /** Null where the page may keep nothing, such as without https. */
  readonly caches: Pick<CacheStorage, "open"> | null;
  readonly fetch: (address: string) => Promise<Response>;
}

/** No cache of a build: it stays when the next build takes over. */
const CACHE_NAME = `kept-files ${BASE_PATH}`;

/** The kept files of this browser. */
export const browserKeptFiles: KeptFiles = keptFilesIn({
  caches: globalThis.caches ?? null,
  fetch: (address) => fetch(address, { cache: "no-cache" }),
});

/**
 * Keeps files in the Cache Storage. What is kept is given at once, and a newer version is fetched meanwhile for
 * the next time.
 */
export function keptFilesIn({ caches, fetch: request }: KeptFilesSources): KeptFiles {
  const download = async (address: string): Promise<Response> => {
    const response = await request(address);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    // A captive portal and a host that sends every unknown path to the page answer with a page.
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
      // A full storage must not keep the file from being used.
      await cache?.put(address, response.clone()).catch((error: unknown) => {
        console.warn(`${address} is not kept:`, error);
      });
      return response.arrayBuffer();
    },
  };
}

async function openCache(caches: KeptFilesSources["caches"]): Promise<Cache | null> {
  try {
    return (await caches?.open(CACHE_NAME)) ?? null;
  } catch {
    return null;
  }
}
