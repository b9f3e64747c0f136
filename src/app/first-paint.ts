// Stands in the head of the page and runs before anything is painted: a dark page must not flash white.
import { storedColorScheme } from "#storage/settings/before-first-paint.ts";
import { readSettingsText } from "./read-settings-text.ts";
import { showColorScheme } from "./show-color-scheme.ts";

showColorScheme(storedColorScheme(readSettingsText()));
