import { BASE_PATH } from "#domain/links/base-path.ts";
import { type Language, pageLanguage } from "./language.ts";

// The page writes its language here, where the service worker can read it: a worker has no localStorage.

/** The cache that holds the language of the page. Not a precache: a new build must find it. */
export const LANGUAGE_CACHE = `language ${BASE_PATH}`;

/** The key in that cache. Nothing is requested under it. */
export const LANGUAGE_KEY = `${BASE_PATH}language`;

/** Resolves to the language that a page has written into the cache; Dutch before the first. */
export async function writtenLanguage(caches: Pick<CacheStorage, "match">): Promise<Language> {
  const written = await caches.match(LANGUAGE_KEY, { cacheName: LANGUAGE_CACHE });
  return pageLanguage(await written?.text(), []);
}

/**
 * Returns the path of the page in a language. That of the default is the page of every address; the others are texts, which
 * take its place.
 */
export function pagePath(language: Language, basePath = BASE_PATH): string {
  return language === "nl" ? basePath : `${basePath}pages/${language}.txt`;
}
