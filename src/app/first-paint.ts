// Stands in the head of the page and runs before anything is painted: a dark page must not flash white.
// The page's `theme-color`, which it sets, stands before it.
// What the screen begins with is a picture; it is asked here, before the scripts take the network.
import type { ColorScheme } from "#domain/settings/settings.ts";
import { followsDeviceColors, storedColorScheme } from "#storage/settings/before-first-paint.ts";
import { readStoredText } from "./read-stored-text.ts";
import { screenInPage } from "./screen-in-page.ts";
import { showColorScheme } from "./show-color-scheme.ts";

/** The build writes on the script's own tag where the app lies. */
const { base = "/" } = document.currentScript?.dataset ?? {};

const settingsText = readStoredText("settings");
const colorScheme = firstColorScheme();
showColorScheme(colorScheme);
const screen = screenInPage(base, settingsText);
if (screen) preloadPicture(screen === "map" ? sizeOfMap() : "-entry");

/** As the app will have it: the settings are those of the device's colours of the last visit. */
function firstColorScheme(): ColorScheme {
  if (!followsDeviceColors(readStoredText("preferences"))) return storedColorScheme(settingsText);
  return matchMedia("(prefers-color-scheme: dark)").matches ? 1 : 0;
}

/** As `OverviewImage` chooses. */
function sizeOfMap(): string {
  return matchMedia("(max-width: 448px)").matches ? "-phone" : "";
}

/** The largest thing that the screen begins with. */
function preloadPicture(size: string): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "image";
  link.fetchPriority = "high";
  link.href = `${base}basemap/overview-${colorScheme === 1 ? "dark" : "light"}${size}.webp`;
  document.head.append(link);
}
