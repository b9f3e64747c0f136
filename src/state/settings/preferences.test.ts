import { describe, expect, it } from "vitest";
import { DEFAULT_PREFERENCES } from "#domain/preferences/preferences.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createPreferences } from "./preferences.ts";

describe("preferences", () => {
  it("are stored for the next visit", () => {
    const texts = fakeTextStore();
    expect(createPreferences(texts).setPreferences({ coordinateFormat: "rd" })).toBe("written");
    const next = createPreferences(texts);
    next.start();
    expect(next.store.getState()).toEqual({ ...DEFAULT_PREFERENCES, coordinateFormat: "rd" });
  });

  it("fall back to the default for each invalid field", () => {
    const texts = fakeTextStore();
    texts.write("preferences", '{"rasterOpacity":0,"offlineOnly":true,"coordinateFormat":"feet"}');
    const preferences = createPreferences(texts);
    preferences.start();
    expect(preferences.store.getState()).toEqual({ ...DEFAULT_PREFERENCES, offlineOnly: true });
  });

  it.each([
    [["speed", "course", "compass", "pace", "tripTime", "sunset"], true],
    [["speed", "course", "compass", "pace", "tripTime", "wind"], false],
    [["speed", "course", "compass", "pace", "tripTime", "speed"], false],
    [["speed"], false],
    ["speed", false],
  ])("show the instruments %j only if they can be shown", (foot, isGood) => {
    const texts = fakeTextStore();
    const instruments = { ...DEFAULT_PREFERENCES.instruments, foot };
    texts.write("preferences", JSON.stringify({ instruments, instrumentLayout: "water" }));
    const preferences = createPreferences(texts);
    preferences.start();
    const { instruments: shown, instrumentLayout } = preferences.store.getState();
    expect(shown).toEqual(isGood ? instruments : DEFAULT_PREFERENCES.instruments);
    expect(instrumentLayout).toBe("water");
  });

  it("have their defaults before the first choice", () => {
    const texts = fakeTextStore();
    const preferences = createPreferences(texts);
    preferences.start();
    expect(preferences.store.getState()).toEqual(DEFAULT_PREFERENCES);
    expect(texts.read("preferences")).toBeNull();
  });
});
