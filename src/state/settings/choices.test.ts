import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_PREFERENCES } from "#domain/preferences/preferences.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/settings.ts";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createPreferences, type PreferencesState } from "./preferences.ts";
import { createSettings, type SettingsState } from "./settings.ts";

const DARK = { ...DEFAULT_SETTINGS, colorScheme: 1, tileSource: 4 } as const;

let texts: FakeTextStore;
let tab: FakeTab;
let setAside: SetAsidePiece[];

beforeEach(() => {
  texts = fakeTextStore({
    settings: JSON.stringify(DARK),
    preferences: JSON.stringify({ offlineOnly: true }),
  });
  tab = fakeTabs(1)[0] as FakeTab;
  setAside = [];
});

/** The three ways in which others can write the text, and the event that makes the open tab notice. */
const WAYS: readonly (readonly [string, (key: string, text: string) => void, () => void])[] = [
  ["by another tab", (key, text) => texts.writeElsewhere(key, text), () => {}],
  ["by hand, before coming back", (key, text) => texts.texts.set(key, text), () => tab.comeBack()],
];

describe.each(WAYS)("settings of an open tab, written %s", (_name, write, see) => {
  const TROUBLES = [
    ["{", "not-json"],
    ["[]", "not-an-object"],
    ['{"colorScheme":7,"tileSource":"4"}', "bad-field"],
  ] as const;

  it.each(TROUBLES)("as %s stay valid, and the text is set aside", (rawText, reason) => {
    const settings = startedSettings();
    write("settings", rawText);
    see();
    expect(settings.store.getState()).toEqual(DARK);
    expect(setAside).toEqual([{ source: "settings", reason, rawText }]);
    expect(createdAnew().store.getState()).toEqual(DARK);
  });

  it("adopt the valid fields and keep the rest", () => {
    const settings = startedSettings();
    write("settings", '{"colorScheme":0,"dialect":"fy"}');
    see();
    expect(settings.store.getState()).toEqual({ ...DARK, colorScheme: 0 });
    expect(setAside).toMatchObject([{ rawText: '{"colorScheme":0,"dialect":"fy"}' }]);
  });
});

describe("a change in an open tab", () => {
  it("is merged into an unnoticed change by someone else", () => {
    const settings = startedSettings();
    texts.texts.set("settings", JSON.stringify({ ...DARK, tileSource: 2 }));
    settings.setOverlay("bikeNetwork", true);
    const mapOverlay = { walkNetwork: false, bikeNetwork: true, sailNetwork: false };
    expect(stored("settings")).toEqual({ ...DARK, tileSource: 2, mapOverlay });
    expect(setAside).toEqual([]);
  });

  it("sets a broken text aside before overwriting it, and keeps the valid fields", () => {
    const settings = startedSettings();
    const stated: (string | null)[] = [];
    keep = () => stated.push(texts.read("settings"));
    texts.texts.set("settings", '{"colorScheme":');
    settings.setTileSource(5);
    expect(setAside).toMatchObject([{ reason: "not-json", rawText: '{"colorScheme":' }]);
    expect(stated).toEqual(['{"colorScheme":']);
    expect(stored("settings")).toEqual({ ...DARK, tileSource: 5 });
  });

  it("that did not fit is not lost with the next change", () => {
    const settings = startedSettings();
    texts.capacityChars = 10;
    expect(settings.setColorScheme(0)).toBe("full");
    texts.capacityChars = Number.POSITIVE_INFINITY;
    settings.setTileSource(5);
    expect(stored("settings")).toEqual({ ...DARK, colorScheme: 0, tileSource: 5 });
  });

  it("writes all choices after the key was removed, and not before", () => {
    const settings = startedSettings();
    texts.writeElsewhere("settings", null);
    expect(texts.read("settings")).toBeNull();
    settings.setColorScheme(0);
    expect(stored("settings")).toEqual({ ...DARK, colorScheme: 0 });
  });
});

describe("preferences of an open tab", () => {
  it("keep the fields that this version does not know", () => {
    const preferences = startedPreferences();
    texts.writeElsewhere("preferences", '{"dialect":"fy","coordinateFormat":"utm"}');
    preferences.setPreferences({ rasterOpacity: 0.5 });
    expect(stored("preferences")).toEqual({
      ...DEFAULT_PREFERENCES,
      dialect: "fy",
      coordinateFormat: "utm",
      offlineOnly: true,
      rasterOpacity: 0.5,
    });
    expect(setAside).toEqual([]);
  });

  it.each(["nothing", '{"offlineOnly":"yes"}', '{"__proto__":{"offlineOnly":false}}'])(
    "written as %s stay good, and the text is set aside",
    (rawText) => {
      const preferences = startedPreferences();
      texts.writeElsewhere("preferences", rawText);
      expect(preferences.store.getState().offlineOnly).toBe(true);
      expect(setAside).toMatchObject([{ source: "preferences", rawText }]);
      preferences.setPreferences({ rasterOpacity: 0.5 });
      expect(stored("preferences")).toMatchObject({ offlineOnly: true, rasterOpacity: 0.5 });
    },
  );
});

let keep: (piece: SetAsidePiece) => void = () => {};

const surroundings = () => ({
  tabs: tab,
  setAside(piece: SetAsidePiece) {
    setAside.push(piece);
    keep(piece);
  },
});

function startedSettings(): SettingsState {
  keep = () => {};
  const settings = createSettings(texts, surroundings());
  expect(settings.start()).toBeNull();
  return settings;
}

/** Returns the settings as the next visit reads them. */
function createdAnew(): SettingsState {
  const settings = createSettings(texts);
  settings.start();
  return settings;
}

function startedPreferences(): PreferencesState {
  const preferences = createPreferences(texts, surroundings());
  expect(preferences.start()).toBeNull();
  return preferences;
}

function stored(key: string): unknown {
  return JSON.parse(texts.read(key) ?? "null");
}
