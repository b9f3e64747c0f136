import { LANGUAGE_CACHE, LANGUAGE_KEY, writtenLanguage } from "#domain/language/page-language.ts";

/**
 * Writes the language of the page where the service worker reads it, which stores the files of that language only.
 * @param language "nl", "en" or "de"
 * @returns whether it was another one before; Dutch before the first
 */
export async function noteLanguage(language: string): Promise<boolean> {
  if ((await writtenLanguage(caches)) === language) return false;
  const cache = await caches.open(LANGUAGE_CACHE);
  await cache.put(LANGUAGE_KEY, new Response(language));
  return true;
}
