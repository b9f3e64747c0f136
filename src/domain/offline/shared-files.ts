import { BASE_PATH } from "#domain/links/base-path.ts";

/**
 * The cache in which the service worker stores files that another app shared with this copy of the app; there
 * may be several copies on a host.
 */
export const SHARED_FILES_CACHE = `shared-files ${BASE_PATH}`;

/** The header of a stored file with its name, percent-encoded. */
export const FILE_NAME_HEADER = "X-File-Name";

/** The field of the posted form that holds the files, as in the manifest. */
export const SHARED_FILES_FIELD = "files";

/** The address to which files are posted, and of the page that opens them. */
export const SHARE_TARGET_PATH = "/waypoints";

/** The query of that page after sharing; its value is the number of stored files. */
export const SHARED_QUERY = "gedeeld";

/** More files at once are a mistake or an attack. */
export const MAX_SHARED_FILES = 50;

/** Returns the key of a stored file in the cache. */
export function sharedFileKey(index: number): string {
  return `${SHARE_TARGET_PATH}/gedeeld/${index}`;
}
