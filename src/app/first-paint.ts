// Runs before the first paint, apart from the app itself: a dark page must not flash white.
import { storedColorScheme } from "#storage/settings/stored-color-scheme.ts";
import { showColorScheme } from "./show-color-scheme.ts";

showColorScheme(storedColorScheme(readSettingsText()));

function readSettingsText(): string | null {
  try {
    return localStorage.getItem("settings");
  } catch {
    // Blocked storage: the default scheme it is.
    return null;
  }
}
