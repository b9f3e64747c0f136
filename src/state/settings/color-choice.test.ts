import { beforeEach, expect, it } from "vitest";
import { fakeDeviceColors } from "#platform/device-colors/fake-device-colors.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createColorChoice } from "./color-choice.ts";
import { createPreferences } from "./preferences.ts";
import { createSettings } from "./settings.ts";

let texts = fakeTextStore();
let colors = fakeDeviceColors();

beforeEach(() => {
  texts = fakeTextStore();
  colors = fakeDeviceColors();
});

function visit() {
  const settings = createSettings(texts);
  const preferences = createPreferences(texts);
  settings.start();
  preferences.start();
  const choice = createColorChoice(settings, preferences, colors);
  choice.start();
  return { ...choice, settings, preferences };
}

const stored = (key: string) => JSON.parse(texts.read(key) ?? "null");
const scheme = () => stored("settings")?.colorScheme;

it("stays light on a dark device until the user chooses", () => {
  colors.turn(true);
  const { settings } = visit();
  expect(settings.store.getState().colorScheme).toBe(0);
  expect(texts.read("settings")).toBeNull();
});

it("writes the scheme of the device, as 0 or 1, when it changes and at the next start", () => {
  const { chooseColors, settings } = visit();
  expect(chooseColors("device")).toBe("written");
  expect(scheme()).toBe(0);
  colors.turn(true);
  expect(settings.store.getState().colorScheme).toBe(1);
  expect(stored("settings")).toEqual({
    colorScheme: 1,
    tileSource: 0,
    mapOverlay: { walkNetwork: false, bikeNetwork: false, sailNetwork: false },
  });
  expect(stored("preferences")).toMatchObject({ followsDeviceColors: true });
  colors = fakeDeviceColors();
  expect(visit().settings.store.getState().colorScheme).toBe(0);
  expect(scheme()).toBe(0);
});

it("ignores the device once a scheme is chosen", () => {
  const { chooseColors } = visit();
  chooseColors("device");
  chooseColors(1);
  expect(scheme()).toBe(1);
  colors.turn(true);
  colors.turn(false);
  expect(scheme()).toBe(1);
  expect(stored("preferences")).toMatchObject({ followsDeviceColors: false });
});

it("adopts the choice of a backup or another tab", () => {
  const { preferences, settings } = visit();
  colors.turn(true);
  preferences.setPreferences({ followsDeviceColors: true });
  expect(scheme()).toBe(1);
  // A backup of a light device that did not follow its colours: the settings are restored first.
  settings.setColorScheme(0);
  preferences.setPreferences({ followsDeviceColors: false });
  expect(scheme()).toBe(0);
});

it("reports when the choice cannot be stored", () => {
  const { chooseColors, settings } = visit();
  colors.turn(true);
  texts.isBlocked = true;
  expect(chooseColors("device")).toBe("blocked");
  expect(settings.store.getState().colorScheme).toBe(1);
});

it("red light leaves the scheme as it is, and any other choice ends it", () => {
  const { chooseColors } = visit();
  chooseColors("device");
  expect(chooseColors("red")).toBe("written");
  expect(stored("preferences")).toMatchObject({ nightRed: true, followsDeviceColors: true });
  expect(scheme()).toBe(0);
  colors.turn(true);
  expect(scheme()).toBe(1);
  chooseColors(0);
  expect(stored("preferences")).toMatchObject({ nightRed: false, followsDeviceColors: false });
  expect(scheme()).toBe(0);
});
