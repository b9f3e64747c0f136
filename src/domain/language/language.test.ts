import { describe, expect, it } from "vitest";
import { isEnglishOffered, LANGUAGES, pageLanguage } from "./language.ts";

/** The languages of a device, the page it gets without a choice, and whether it is told of English. */
const DEVICES = [
  [[], "nl", false],
  [["nl-NL", "en"], "nl", false],
  [["NL-be"], "nl", false],
  [["de-AT"], "de", false],
  [["fr-FR", "de"], "de", false],
  [["en-GB"], "nl", true],
  [["en-US", "nl"], "nl", true],
  [["fr-FR", "es"], "nl", true],
  [["x"], "nl", true],
] as const;

describe.each(DEVICES)("a device in %j", (languages, page, isOffered) => {
  it("gets a page without a choice", () => {
    for (const none of [null, undefined, "fr", 3]) expect(pageLanguage(none, languages)).toBe(page);
    expect(isEnglishOffered(null, languages)).toBe(isOffered);
  });

  it.each(LANGUAGES)("gets %s when that was chosen", (chosen) => {
    expect(pageLanguage(chosen, languages)).toBe(chosen);
    expect(isEnglishOffered(chosen, languages)).toBe(false);
  });
});
