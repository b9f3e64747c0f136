import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#domain/settings/settings.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { loadSettings, onSettingsElsewhere, saveSettings } from "./settings-storage.ts";

describe("stored settings", () => {
  it("are the defaults when there are none, and nothing is written", () => {
    const texts = fakeTextStore();
    expect(loadSettings(texts)).toEqual({ settings: DEFAULT_SETTINGS, setAside: null });
    expect(texts.texts.size).toBe(0);
  });

  it("are read as they were written", () => {
    const texts = fakeTextStore();
    const settings = { ...DEFAULT_SETTINGS, tileSource: 4 };
    expect(saveSettings(texts, settings)).toBe("written");
    expect(texts.read("settings")).toBe(JSON.stringify(settings));
    expect(loadSettings(texts).settings).toEqual(settings);
  });

  it("come with the raw text to set aside when not all of it is good", () => {
    const rawText = '{"colorScheme":1,"tileSource":"x"}';
    expect(loadSettings(fakeTextStore({ settings: rawText }))).toEqual({
      settings: { ...DEFAULT_SETTINGS, colorScheme: 1 },
      setAside: { source: "settings", reason: "bad-field", rawText },
    });
  });

  it("follow another tab, but not its removal of the key", () => {
    const texts = fakeTextStore();
    const heard: number[] = [];
    const stop = onSettingsElsewhere(texts, ({ settings }) => heard.push(settings.colorScheme));
    texts.writeElsewhere("settings", '{"colorScheme":1}');
    texts.writeElsewhere("settings", null);
    texts.writeElsewhere("waypoints", "[]");
    stop();
    texts.writeElsewhere("settings", '{"colorScheme":0}');
    expect(heard).toEqual([1]);
  });
});
