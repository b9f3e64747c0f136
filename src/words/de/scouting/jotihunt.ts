import type * as nl from "../../nl/scouting/jotihunt.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of asking the service of the Jotihunt. */
export const jotihuntTexts = {
  areas: "Status der Gebiete abrufen",
  groups: "Gruppen abrufen",
  asking: "Jotihunt wird gefragt …",
  problems: {
    offline: "Dein Gerät hat kein Internet.",
    "offline-only": "Die App ist auf nur offline gestellt.",
    "too-often": "Es wurde schon dreißigmal gefragt. Öffne die App später neu.",
    failed: "Jotihunt gab keine brauchbare Antwort.",
  },
} satisfies Words<typeof nl.jotihuntTexts>;

/** What an answer changed. */
export const jotihuntWords = {
  changed: (parts) =>
    plural(parts, { one: "# Teil aktualisiert.", other: "# Teile aktualisiert." }),
  unknown: (names) => `Nicht auf deiner Karte: ${names}.`,
} satisfies Words<typeof nl.jotihuntWords>;
