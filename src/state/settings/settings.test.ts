import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#domain/settings/settings.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createSettings } from "./settings.ts";

describe("settings", () => {
  it("are written on every change", () => {
    const texts = fakeTextStore();
    const settings = createSettings(texts);
    settings.start();
    expect(settings.setColorScheme(1)).toBe("written");
    expect(settings.setTileSource(5)).toBe("written");
    expect(settings.setOverlay("bikeNetwork", true)).toBe("written");
    expect(JSON.parse(texts.read("settings") ?? "")).toStrictEqual({
      colorScheme: 1,
      tileSource: 5,
      mapOverlay: { walkNetwork: false, bikeNetwork: true, sailNetwork: false },
    });
  });

  it("are read at the start", () => {
    const stored = { ...DEFAULT_SETTINGS, tileSource: 2 };
    const settings = createSettings(fakeTextStore({ settings: JSON.stringify(stored) }));
    expect(settings.start()).toBeNull();
    expect(settings.store.getState()).toEqual(stored);
  });

  it("give what must be set aside", () => {
    const settings = createSettings(fakeTextStore({ settings: "{" }));
    expect(settings.start()).toEqual({ source: "settings", reason: "not-json", rawText: "{" });
    expect(settings.store.getState()).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ["an empty text", "", {}],
    ["null", "null", {}],
    ["a list", '[{"colorScheme":1}]', {}],
    ["a text within the text", JSON.stringify('{"colorScheme":1}'), {}],
    [
      "an unknown colour scheme",
      '{"colorScheme":7,"mapOverlay":{"bikeNetwork":true}}',
      { mapOverlay: { ...DEFAULT_SETTINGS.mapOverlay, bikeNetwork: true } },
    ],
    ["a colour scheme as text", '{"colorScheme":"1","tileSource":0}', {}],
    ["a tile source as text", '{"colorScheme":1,"tileSource":"0"}', { colorScheme: 1 }],
    ["overlays as text", '{"colorScheme":1,"mapOverlay":"bike"}', { colorScheme: 1 }],
    ["a prototype", '{"__proto__":{"colorScheme":1},"mapOverlay":{}}', {}],
  ] as const)(
    "write what is good of %s with the next choice, and give all of it",
    (_name, text, good) => {
      const texts = fakeTextStore({ settings: text });
      const settings = createSettings(texts);
      expect(settings.start()).toMatchObject({ rawText: text });
      expect(settings.store.getState()).toEqual({ ...DEFAULT_SETTINGS, ...good });
      expect(settings.setTileSource(3)).toBe("written");
      expect(JSON.parse(texts.read("settings") ?? "")).toStrictEqual({
        ...DEFAULT_SETTINGS,
        ...good,
        tileSource: 3,
      });
    },
  );

  it("follow another tab", () => {
    const texts = fakeTextStore();
    const settings = createSettings(texts);
    settings.start();
    texts.writeElsewhere("settings", '{"colorScheme":1}');
    expect(settings.store.getState().colorScheme).toBe(1);
  });

  it("last for this visit when they cannot be stored, and report it", () => {
    const texts = fakeTextStore();
    texts.isBlocked = true;
    const settings = createSettings(texts);
    settings.start();
    expect(settings.setColorScheme(1)).toBe("blocked");
    texts.isBlocked = false;
    texts.capacityChars = 10;
    expect(settings.setTileSource(1)).toBe("full");
    expect(settings.store.getState()).toMatchObject({ colorScheme: 1, tileSource: 1 });
  });
});
