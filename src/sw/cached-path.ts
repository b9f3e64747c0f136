import { BASE_PATH } from "#domain/links/base-path.ts";

/** The parts of a request that the worker uses. */
export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The paths of the files of a build. */
export interface BuildPaths {
  /** Those that are stored, in any language. */
  readonly stored: { readonly has: (path: string) => boolean };
  /** Those that come from the network. */
  readonly direct: readonly string[];
}

/**
 * Returns the cached file that answers a request; undefined if the network must. Every page is the app itself, which
 * has the routes: the base path, whatever its language.
 */
export function cachedPath(
  request: AskedFor,
  ownOrigin: string,
  { stored, direct }: BuildPaths,
): string | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== ownOrigin) return undefined;
  const path = decodedPath(url.pathname);
  if (stored.has(path)) return path;
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
