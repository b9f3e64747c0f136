import type * as nl from "../../nl/scouting/jotihunt.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const jotihuntTexts = {
  areas: "Status der Gebiete abrufen",
  groups: "Gruppen abrufen",
  messages: "Nachrichten abrufen",
  messagesHeading: "Nachrichten der Veranstalter",
  noMessages: "Es gibt keine Nachrichten.",
  hasMore: "Dazu gehört ein Bild oder Link. Sieh dafür auf jotihunt.nl nach.",
  kinds: { news: "Neuigkeit", hint: "Hinweis", assignment: "Aufgabe" },
  asking: "Jotihunt wird gefragt …",
  problems: {
    offline: "Dein Gerät hat kein Internet.",
    "offline-only": "Die App ist auf nur offline gestellt.",
    "too-often": "Es wurde in einer Minute dreißigmal gefragt. Warte eine Minute.",
    failed: "Jotihunt gab keine brauchbare Antwort.",
  },
} satisfies Words<typeof nl.jotihuntTexts>;

export const jotihuntWords = {
  changed: (parts) =>
    plural(parts, { one: "# Teil aktualisiert.", other: "# Teile aktualisiert." }),
  unknown: (names) => `Nicht auf deiner Karte: ${names}.`,
} satisfies Words<typeof nl.jotihuntWords>;
