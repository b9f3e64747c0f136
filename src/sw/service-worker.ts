/**
 * Stores the whole app on the device. A new build is downloaded beside the old one and takes over when all tabs of
 * the old one are closed (no `skipWaiting`), so a page never meets files of two builds.
 */
import { rememberedIn } from "#domain/async/remembered.ts";
import { pagePath, writtenLanguage } from "#domain/language/page-language.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { type AppFiles, isAppFilesRequest } from "#domain/offline/app-files.ts";
import { precacheName } from "#domain/offline/precache-name.ts";
import { SHARED_FILES_CACHE } from "#domain/offline/shared-files.ts";
import { cacheKey } from "./cache-key.ts";
import { cachedPath } from "./cached-path.ts";
import { fillPrecache } from "./fill-precache.ts";
import { htmlResponse } from "./html-response.ts";
import { ownCaches } from "./own-caches.ts";
import { partialResponse } from "./partial-response.ts";
import { manifest, type PrecacheEntry } from "./precache-manifest.ts";
import { isSharedFiles, receiveShared } from "./receive-shared.ts";

declare const self: ServiceWorkerGlobalScope;

const OWN_CACHE = precacheName(__BUILD_ID__);
const { precached, languages, direct } = manifest;
/** The keys of all files, of every language, by path. */
const keys = new Map(
  [precached, ...Object.values(languages)].flat().map((entry) => [entry[0], cacheKey(entry)]),
);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  if (isSharedFiles(event.request, self.location.origin)) {
    event.respondWith(receiveShared(event.request, () => caches.open(SHARED_FILES_CACHE)));
    return;
  }
  const path = cachedPath(event.request, self.location.origin, { stored: keys, direct });
  if (path === undefined) return;
  const isPage = path === BASE_PATH && event.request.mode === "navigate";
  event.respondWith(isPage ? respondWithPage(event.request) : respond(event.request, path));
});

self.addEventListener("message", (event) => {
  if (!isAppFilesRequest(event.data)) return;
  const { appFiles } = event.data;
  const answer = async () => {
    // Without a network missing files stay missing, and the count shows it.
    if (appFiles === "complete") await install().catch(() => {});
    event.ports[0]?.postMessage(await countStored());
  };
  event.waitUntil(answer());
});

/** Counts the stored files: a browser that is short of space may have cleared some of them. */
async function countStored(): Promise<AppFiles> {
  const requests = await (await caches.open(OWN_CACHE)).keys();
  const stored = new Set(requests.map(keyOf));
  const wanted = (await wantedFiles()).map(cacheKey);
  return { storedCount: wanted.filter((key) => stored.has(key)).length, totalCount: wanted.length };
}

/** Resolves to the files that the page in its present language needs. */
async function wantedFiles(): Promise<readonly PrecacheEntry[]> {
  return [...precached, ...languages[await writtenLanguage(caches)]];
}

/** Stores the files of the present language, then removes those of another one. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN_CACHE);
  const wanted = await wantedFiles();
  await fillPrecache(wanted, {
    cache,
    findStored: findInOurCaches,
    download: (request) => fetch(request),
  });
  const wantedKeys = new Set(wanted.map(cacheKey));
  const others = (await cache.keys()).filter((request) => !wantedKeys.has(keyOf(request)));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/** Returns the key under which a request is stored. */
function keyOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function findInOurCaches(key: string): Promise<Response | undefined> {
  for (const name of await ownCaches(caches)) {
    const found = await caches.match(key, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function activate(): Promise<void> {
  const others = (await ownCaches(caches)).filter((name) => name !== OWN_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  // The page of the first visit works offline immediately, without a reload.
  await self.clients.claim();
}

async function respondWithPage(request: Request): Promise<Response> {
  const path = pagePath(await writtenLanguage(caches));
  const page = await storedFile(path);
  // The page of the host finds out the language by itself.
  return page ? htmlResponse(page) : fetch(request);
}

function storedFile(path: string): Promise<Response | undefined> {
  return caches.match(keys.get(path) ?? "", { cacheName: OWN_CACHE, ignoreVary: true });
}

async function respond(request: Request, path: string): Promise<Response> {
  const stored = await storedFile(path);
  // The browser or the user may have cleared the cache.
  if (!stored) return fetch(request);
  const range = request.headers.get("Range");
  return range === null ? stored : partialResponse(stored, await bodyOf(path, stored), range);
}

/** The bodies of files: a map requests hundreds of ranges of one archive, which is read from the cache once. */
const bodies = new Map<string, Promise<Blob>>();

function bodyOf(path: string, stored: Response): Promise<Blob> {
  return rememberedIn(bodies, path, () => stored.blob());
}
