import type * as nl from "../../nl/tracks/track-on-ways.ts";
import type { Words } from "../../words.ts";

export const trackOnWaysWords = {
  heading: "Auf Straßen und Wegen",
  modes: { walk: "Zu Fuß", cycle: "Mit dem Rad" },
  searching: (percent) => `Die Wege werden gesucht: ${percent}`,
  stop: "Stopp",
  stopped: "Gestoppt.",
  again: "Noch einmal suchen",
  noPack: "Kein Kartenpaket auf diesem Gerät hat Wege.",
  unread: "Ein Teil der Straßen und Wege an diesem Track lässt sich nicht lesen.",
  nothing: "Dieser Track folgt keinem Weg aus deinen Kartenpaketen.",
  tooLong: "Dieser Track ist länger als 500 km. Teile ihn zuerst.",
  failed: "Die Wege lassen sich gerade nicht suchen.",
  follows: (on, all) =>
    `${on} von ${all} verlaufen auf Straßen und Wegen. Der Track selbst bleibt, wie er ist.`,
  paved: (length) => `befestigt ${length}`,
  unpaved: (length) => `unbefestigt ${length}`,
  unknown: (length) => `Untergrund unbekannt ${length}`,
  streets: "Straßen",
  strays: "Passt auf keinen Weg",
  stray: (from, to) => `Km ${from} bis ${to}`,
  placeAt: (name, distance) => `${name} (${distance})`,
  besideNothing:
    "Im Umkreis von 150 m um diesen Track enthalten deine Kartenpakete und gespeicherten Gebiete nichts.",
  besideFailed: "Was an diesem Track liegt, lässt sich gerade nicht nachsehen.",
  takePlan: "Einen Plan daraus machen",
  noPlan: "Für einen Plan verlässt dieser Track die Wege zu oft.",
} satisfies Words<typeof nl.trackOnWaysWords>;
