import type * as nl from "../../nl/app/watches.ts";
import type { Words } from "../../words.ts";

export const watchTexts = {
  unread: "Nicht gelesen: Jetzt wird nicht gewacht",
  missing: "Nicht geladen: Jetzt wird nicht gewacht",
  silence: "Ton aus",
} satisfies Words<typeof nl.watchTexts>;

export const WATCH_NAMES = {
  overboard: "Mann über Bord",
  anchor: "Anker",
  steering: "Ziel",
  navigation: "Navigation",
  recording: "Aufzeichnung",
  hunt: "Fuchsjagd",
} satisfies Words<typeof nl.WATCH_NAMES>;
