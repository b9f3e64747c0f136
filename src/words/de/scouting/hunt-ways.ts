import type * as nl from "../../nl/scouting/hunt-ways.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const huntWaysWords = {
  mode: "So sind die Füchse unterwegs",
  modes: { walk: "Zu Fuß", cycle: "Mit dem Rad" },
  ask: "Reichweite auf Wegen zeigen",
  again: "Reichweite auf Wegen erneuern",
  stop: "Stopp",
  remove: "Wege entfernen",
  asking: "Wege werden gesucht…",
  failed: "Die Suche ist fehlgeschlagen. Versuche es noch einmal.",
  changed: "Was nicht mehr stimmt oder nicht auf der Karte steht, fehlt. Erneuere die Reichweite.",
} satisfies Words<typeof nl.huntWaysWords>;

export const huntWaysSentences = {
  drawn: {
    walk: (time) =>
      `Stand von ${time}: zu Fuß auf Straßen und Wegen in deinen Paketen. Der Kreis bleibt die äußerste Grenze.`,
    cycle: (time) =>
      `Stand von ${time}: mit dem Rad auf Straßen und Wegen in deinen Paketen. Der Kreis bleibt die äußerste Grenze.`,
  },
  "no-ways": (names) =>
    `${names}: Die Pakete auf diesem Gerät haben im Umkreis von 300 m keine Straße und keinen Weg.`,
  "not-reached": (names) => `${names}: noch keine Straße und keinen Weg erreicht.`,
  far: (names) => `${names}: weiter als 15 km, deshalb nur der Kreis.`,
  unread: (names) => `${names}: Ein Teil der Straßen hier ist nicht lesbar.`,
  leftOut: (sightings) =>
    plural(sightings, {
      one: "# ältere Sichtung wurde nicht durchsucht.",
      other: "# ältere Sichtungen wurden nicht durchsucht.",
    }),
} satisfies Words<typeof nl.huntWaysSentences>;
