import { beforeEach, expect, it, vi } from "vitest";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { chooseLanguage } from "./choose-language.ts";
import { createPreferences } from "./preferences.ts";

let preferences = createPreferences(fakeTextStore());

const page = {
  language: "nl" as const,
  fetchLanguage: vi.fn(async () => true),
  setPreferences: (changes: Parameters<typeof preferences.setPreferences>[0]) =>
    preferences.setPreferences(changes),
  reload: vi.fn(),
};

beforeEach(() => {
  page.fetchLanguage.mockReset().mockResolvedValue(true);
  page.reload.mockReset();
  preferences = createPreferences(fakeTextStore());
});

const chosen = () => preferences.store.getState().language;

it("fetches another language, stores the choice, and reloads the page", async () => {
  expect(await chooseLanguage("de", false, page)).toBe("written");
  expect(page.fetchLanguage).toHaveBeenCalledWith("nl", "de");
  expect(chosen()).toBe("de");
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it("only stores the language that the page has", async () => {
  await chooseLanguage("nl", true, page);
  expect(chosen()).toBe("nl");
  expect(page.fetchLanguage).not.toHaveBeenCalled();
  expect(page.reload).not.toHaveBeenCalled();
});

it("changes nothing when the language cannot be fetched", async () => {
  page.fetchLanguage.mockResolvedValue(false);
  expect(await chooseLanguage("en", false, page)).toBe("unavailable");
  expect(chosen()).toBeNull();
  expect(page.reload).not.toHaveBeenCalled();
});

it("breaks no recording", async () => {
  expect(await chooseLanguage("en", true, page)).toBe("recording");
  expect(page.fetchLanguage).not.toHaveBeenCalled();
  expect(chosen()).toBeNull();
});
