// Runs in the head of the page before the first paint, so that a dark page does not flash white. It sets the
// `theme-color` of the page, which precedes it. It also requests the picture that the screen starts with, before the
// scripts use the network, and takes the browser's offer to install the app. A page in another language than that of the user is hidden until
// `first-screen.ts` has the right one.
import { pageLanguage } from "#domain/language/language.ts";
import type { ColorScheme } from "#domain/settings/settings.ts";
import {
  followsDeviceColors,
  isNightRed,
  storedColorScheme,
  storedLanguage,
} from "#storage/settings/before-first-paint.ts";
import { readStoredText } from "./read-stored-text.ts";
import { screenInPage } from "./screen-in-page.ts";
import { showColorScheme } from "./show-color-scheme.ts";

/** The build writes the base path of the app on the tag of this script. */
const { base = "/" } = document.currentScript?.dataset ?? {};

// Chromium tells it once per visit, maybe before the app has loaded; `platform/installation` takes it from here.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installPrompt = event as typeof window.installPrompt;
});

const settingsText = readStoredText("settings");
const preferencesText = readStoredText("preferences");
const colorScheme = firstColorScheme();
const isRed = isNightRed(preferencesText);
showColorScheme(colorScheme, isRed);
const { lang, dataset } = document.documentElement;
const wanted = pageLanguage(storedLanguage(preferencesText), navigator.languages);
if (wanted !== lang) dataset["awaits"] = wanted;
const screen = screenInPage(base, settingsText);
if (screen) preloadPicture(screen === "map" ? sizeOfMap() : "-entry");

/** Returns the colour scheme that the app will use; with the colours of the device, that of the last visit. */
function firstColorScheme(): ColorScheme {
  if (!followsDeviceColors(preferencesText)) return storedColorScheme(settingsText);
  return matchMedia("(prefers-color-scheme: dark)").matches ? 1 : 0;
}

/** Returns the size that `OverviewImage` will choose. */
function sizeOfMap(): string {
  return matchMedia("(max-width: 448px)").matches ? "-phone" : "";
}

/** Preloads the largest picture that the screen starts with. */
function preloadPicture(size: string): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "image";
  link.fetchPriority = "high";
  link.href = `${base}basemap/overview-${colorScheme === 1 || isRed ? "dark" : "light"}${size}.webp`;
  document.head.append(link);
}
