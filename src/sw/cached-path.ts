import { BASE_PATH } from "#domain/links/base-path.ts";
import type { PrecacheManifest } from "./precache-manifest.ts";

/** The parts of a request that the worker uses. */
export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * Returns the cached file that answers a request; undefined if the network must. Every page is the app itself, which
 * has the routes.
 */
export function cachedPath(
  request: AskedFor,
  ownOrigin: string,
  { precached, direct }: PrecacheManifest,
): string | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== ownOrigin) return undefined;
  const path = decodedPath(url.pathname);
  if (precached.some(([storedFile]) => storedFile === path)) return path;
  if (request.mode !== "navigate" || direct.includes(path)) return undefined;
  return BASE_PATH;
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
