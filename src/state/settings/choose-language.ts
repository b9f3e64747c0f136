import type { Language } from "#domain/language/language.ts";
import { fetchLanguage } from "#platform/service-worker/fetch-language.ts";
import type { WriteOutcome } from "#platform/text-store/text-store.ts";
import { setPreferences } from "./preferences.ts";

/**
 * The outcome of choosing a language. `written`: stored, and the page is reloading unless it is in that language already. `recording`: a
 * reload would break the recording. `unavailable`: the language cannot be fetched. `full`, `blocked`: it cannot be stored. Only `written`
 * changes anything.
 */
export type LanguageOutcome = WriteOutcome | "recording" | "unavailable";

/** The parts of the page that a change of language needs; tests replace them. */
interface Page {
  /** The language of the page. */
  readonly language: Language;
  readonly fetchLanguage: typeof fetchLanguage;
  readonly setPreferences: typeof setPreferences;
  readonly reload: () => void;
}

/**
 * Stores the language of the interface, and reloads the page in it. Never rejects.
 * @param isRecording whether a track is being recorded
 */
export async function chooseLanguage(
  language: Language,
  isRecording: boolean,
  page: Page = browserPage(),
): Promise<LanguageOutcome> {
  const isOther = language !== page.language;
  if (isOther && isRecording) return "recording";
  if (isOther && !(await page.fetchLanguage(page.language, language))) return "unavailable";
  const outcome = page.setPreferences({ language });
  if (outcome === "written" && isOther) page.reload();
  return outcome;
}

function browserPage(): Page {
  return {
    language: document.documentElement.lang as Language,
    fetchLanguage,
    setPreferences,
    reload: () => location.reload(),
  };
}
