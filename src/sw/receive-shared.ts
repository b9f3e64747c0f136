import { BASE_PATH } from "#domain/links/base-path.ts";
import {
  FILE_NAME_HEADER,
  MAX_SHARED_FILES,
  SHARE_TARGET_PATH,
  SHARED_FILES_FIELD,
  SHARED_QUERY,
  sharedFileKey,
} from "#domain/offline/shared-files.ts";
import type { AskedFor } from "./cached-path.ts";

/** The path of `share_target` in the manifest. */
const TARGET = `${BASE_PATH}${SHARE_TARGET_PATH.slice(1)}`;

/** Tells whether a request shares files from another app (`share_target` in the manifest). */
export function isSharedFiles({ method, url }: AskedFor, ownOrigin: string): boolean {
  const { origin, pathname } = new URL(url);
  return method === "POST" && origin === ownOrigin && pathname === TARGET;
}

/** Stores the files of the form for the page, and redirects the browser there. The page notices missing files. */
export async function receiveShared(
  request: Pick<Request, "formData" | "url">,
  openCache: () => Promise<Pick<Cache, "put">>,
): Promise<Response> {
  const storedCount = await keep(request, openCache).catch(() => 0);
  const page = new URL(`${TARGET}?${SHARED_QUERY}=${storedCount}`, request.url);
  return Response.redirect(page.href, 303);
}

async function keep(
  request: Pick<Request, "formData">,
  openCache: () => Promise<Pick<Cache, "put">>,
): Promise<number> {
  const entries = (await request.formData()).getAll(SHARED_FILES_FIELD);
  const files = entries.filter((entry) => typeof entry !== "string").slice(0, MAX_SHARED_FILES);
  const cache = await openCache();
  await Promise.all(
    files.map((file, index) => {
      const headers = { [FILE_NAME_HEADER]: encodeURIComponent(file.name) };
      return cache.put(sharedFileKey(index), new Response(file, { headers }));
    }),
  );
  return files.length;
}
