import type * as nl from "../../nl/common/unreadable.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const unreadableTexts = {
  heading: "Nicht lesbare Daten",
  noName: "Ohne Namen",
  download: "Nicht lesbare Daten herunterladen",
  notMade: "Das Herunterladen hat nicht geklappt. Versuche es noch einmal.",
  "older-format": "von einer älteren Version der App gespeichert",
  "newer-format": "von einer neueren Version der App gespeichert",
  "too-large": "zu groß zum Anzeigen",
  "bad-record": "beschädigt",
} satisfies Words<typeof nl.unreadableTexts>;

export const unreadableWords = {
  notice: (items) =>
    `Diese Version der App kann ${items} nicht lesen. Es wurde nichts gelöscht: Du kannst die Daten so herunterladen, wie sie gespeichert sind.`,
  items: {
    tracks: (count) => plural(count, { one: "# Track oder Route", other: "# Tracks oder Routen" }),
    scouting: (count) =>
      plural(count, { one: "# Fuchsjagd oder Übung", other: "# Fuchsjagden oder Übungen" }),
    plans: (count) =>
      plural(count, { one: "# gespeicherte Route", other: "# gespeicherte Routen" }),
  },
} satisfies Words<typeof nl.unreadableWords>;
