/** Texts with which the tools of the map are listed and opened; separate from their own texts, because every map loads them. */
export const toolEntryTexts = {
  anchor: { name: "Ankerwache", short: "Anker", hint: "Wacht über deinen Anker, mit Alarm" },
  hunt: { name: "Jagd", hint: "Kreise, Sichtungen und Gebiete, wie bei der Jotihunt" },
  offline: {
    name: "Funktioniert das offline?",
    hint: "Was von diesem Kartenausschnitt auf deinem Gerät ist und was nicht",
  },
  practice: {
    name: "Üben",
    hint: "Zeig auf der Karte, wo du bist, ohne deine Position zu sehen",
  },
  protractor: {
    name: "Kartenwinkelmesser",
    hint: "Gradkreis und Lineal über der Karte, maßstabsgetreu",
  },
  saveArea: { name: "Dieses Gebiet speichern", hint: "Die Karte von hier, auch ohne Netz" },
  fetchRegion: {
    name: "Deine Region laden",
    hint: "Karte, Knotenpunkte und Wasserstraßen auf einmal",
  },
  fetchNetworks: {
    name: "Knotenpunkte laden",
    hint: "Knotenpunkte von hier zum Wandern, Radfahren und Bootfahren, um ohne Netz zu planen",
  },
  survey: { name: "Peilen", hint: "Rückwärtseinschneiden, Vorwärtseinschneiden und Projektion" },
  helm: { name: "Steuerstand", short: "Steuer" },
  fairways: {
    name: "Brücken, Schleusen und Tonnen",
    hint: "Mit Tonnen und Feuern, rund um die Kartenmitte",
  },
  markRoute: {
    name: "Route entlang Tonnen",
    hint: "Tippe auf Tonnen, Brücken oder Stellen; auf benannten Gewässern folgt die Route dem Wasser",
  },
  navigationBroken:
    "Bei der Navigation ging etwas schief. Die Karte funktioniert noch: Beende das Folgen und wähle die Route noch einmal.",
  stopNavigation: "Folgen beenden",
} as const;
