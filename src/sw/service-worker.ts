/**
 * Stores the whole app on the device. A new build is downloaded beside the old one and takes over when all tabs of
 * the old one are closed (no `skipWaiting`), so a page never meets files of two builds.
 */
import { type AppFiles, isAppFilesRequest } from "#domain/offline/app-files.ts";
import { precacheName } from "#domain/offline/precache-name.ts";
import { SHARED_FILES_CACHE } from "#domain/offline/shared-files.ts";
import { cacheKey } from "./cache-key.ts";
import { cachedPath } from "./cached-path.ts";
import { fillPrecache } from "./fill-precache.ts";
import { ownCaches } from "./own-caches.ts";
import { partialResponse } from "./partial-response.ts";
import { manifest } from "./precache-manifest.ts";
import { isSharedFiles, receiveShared } from "./receive-shared.ts";

declare const self: ServiceWorkerGlobalScope;

const OWN_CACHE = precacheName(__BUILD_ID__);
const keys = new Map(manifest.precached.map((entry) => [entry[0], cacheKey(entry)]));

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
  const path = cachedPath(event.request, self.location.origin, manifest);
  if (path !== undefined) event.respondWith(respond(event.request, path));
});

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (!port || !isAppFilesRequest(event.data)) return;
  const { appFiles } = event.data;
  const answer = async () => {
    // Without a network missing files stay missing, and the count shows it.
    if (appFiles === "complete") await install().catch(() => {});
    port.postMessage(await countStored());
  };
  event.waitUntil(answer());
});

/** Counts the stored files: a browser that is short of space may have cleared some of them. */
async function countStored(): Promise<AppFiles> {
  const requests = await (await caches.open(OWN_CACHE)).keys();
  const stored = new Set(requests.map(({ url }) => new URL(url).pathname + new URL(url).search));
  const wanted = [...keys.values()];
  return { storedCount: wanted.filter((key) => stored.has(key)).length, totalCount: wanted.length };
}

async function install(): Promise<void> {
  const cache = await caches.open(OWN_CACHE);
  await fillPrecache(manifest.precached, {
    cache,
    findStored: findInOurCaches,
    download: (request) => fetch(request),
  });
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

async function respond(request: Request, path: string): Promise<Response> {
  const key = keys.get(path);
  const stored = key && (await caches.match(key, { cacheName: OWN_CACHE, ignoreVary: true }));
  // The browser or the user may have cleared the cache.
  if (!stored) return fetch(request);
  const range = request.headers.get("Range");
  return range === null ? stored : partialResponse(stored, await bodyOf(path, stored), range);
}

/** The bodies of files: a map requests hundreds of ranges of one archive, which is read from the cache once. */
const bodies = new Map<string, Promise<Blob>>();

function bodyOf(path: string, stored: Response): Promise<Blob> {
  const known = bodies.get(path);
  if (known) return known;
  const body = stored.blob();
  bodies.set(path, body);
  // Do not remember a failed read.
  body.catch(() => bodies.delete(path));
  return body;
}
