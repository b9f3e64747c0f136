import type { Language } from "#domain/language/language.ts";
import { pagePath } from "#domain/language/page-language.ts";
import { askAppFiles } from "./app-files.ts";
import { noteLanguage } from "./note-language.ts";

/**
 * Fetches the app in another language, so that the page can be reloaded in it, also without a network if the app is stored on the device.
 * The files of the present language are removed only when all others are stored.
 * @param present the language of the page
 * @returns whether the app is there in that language; if not, nothing has changed. Never rejects
 */
export async function fetchLanguage(present: Language, language: Language): Promise<boolean> {
  try {
    if (!globalThis.navigator?.serviceWorker?.controller) {
      return (await fetch(pagePath(language), { cache: "no-cache" })).ok;
    }
    await noteLanguage(language);
    const files = await askAppFiles("complete");
    if (files && files.storedCount === files.totalCount) return true;
    await noteLanguage(present);
  } catch {
    // Without a network, or without caches.
  }
  return false;
}
