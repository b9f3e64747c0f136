import { BASE_PATH } from "#domain/links/base-path.ts";

/**
 * The name of the cache of kept files. It is not the cache of a build, so it survives an update of the app; it contains
 * the path of this copy of the app, because all copies on a host see each other's caches.
 */
export const STORED_FILES_CACHE = `kept-files ${BASE_PATH}`;
