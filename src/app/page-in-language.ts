import { limitedResponse } from "#domain/bytes/limited-response.ts";
import type { Language } from "#domain/language/language.ts";
import { pagePath } from "#domain/language/page-language.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";

/**
 * Puts the body of the page in another language in the place of this one, which nobody has seen, and shows it. If that page cannot be
 * had, this one is shown.
 * @returns the data that the build has written into the page in that language; null if it cannot be had. Never rejects
 */
export async function pageInLanguage(language: string, base: string): Promise<DOMStringMap | null> {
  const root = document.documentElement;
  try {
    const answer = await fetch(pagePath(language as Language, base));
    const response = limitedResponse(answer, DOWNLOAD_LIMITS.appFile);
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    document.body.replaceWith(page.body);
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=manifest]")) {
      link.href = page.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? link.href;
    }
    root.lang = language;
    return document.querySelector<HTMLElement>("[data-scripts]")?.dataset ?? null;
  } catch {
    return null;
  } finally {
    delete root.dataset["awaits"];
  }
}
