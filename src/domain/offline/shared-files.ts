import { BASE_PATH } from "#domain/links/base-path.ts";

/**
 * The cache in which the service worker leaves files that another app shared with this copy of the
 * app: there may be more of them on one host.
 */
export const SHARED_FILES_CACHE = `shared-files ${BASE_PATH}`;

/** The header of a kept file with its name, percent-encoded. */
export const FILE_NAME_HEADER = "X-File-Name";

/** The field of the posted form that carries the files; the manifest says the same. */
export const SHARED_FILES_FIELD = "files";

/** Where files are posted to, and the page that opens them. */
export const SHARE_TARGET_PATH = "/waypoints";

/** The query of the page that files were shared with; its value: how many could be kept. */
export const SHARED_QUERY = "gedeeld";

/** More at once is a mistake, or an attack. */
export const MAX_SHARED_FILES = 50;

/** The key of a kept file in the cache. */
export function sharedFileKey(index: number): string {
  return `${SHARE_TARGET_PATH}/gedeeld/${index}`;
}
