import type * as nl from "../../nl/map/tool-entries.ts";
import type { Words } from "../../words.ts";

export const toolEntryTexts = {
  anchor: { name: "Ankerwache", short: "Anker", hint: "Schlägt Alarm, wenn dein Anker slippt" },
  help: { name: "Hilfe", hint: "Position vorlesen, 112 anrufen, SMS senden" },
  hunt: { name: "Fuchsjagd", hint: "Kreise, Sichtungen und Gebiete, wie bei einer Jotihunt" },
  namedRoutes: {
    name: "Markierte Routen",
    hint: "Fernwanderwege und Radrouten aus deinen Kartenpaketen",
  },
  offline: {
    name: "Funktioniert das offline?",
    hint: "Welche Teile dieser Karte auf deinem Gerät sind und welche nicht",
  },
  practice: {
    name: "Üben",
    hint: "Finde auf der Karte, wo du bist, ohne deine Position zu sehen",
  },
  protractor: {
    name: "Kartenwinkelmesser",
    hint: "Gradkreis und Lineal auf der Karte, maßstabsgetreu",
  },
  saveArea: { name: "Dieses Gebiet speichern", hint: "Die Karte dieses Gebiets offline nutzen" },
  fetchRegion: {
    name: "Deine Region laden",
    hint: "Karte, Knotenpunkte und Wasserstraßen auf einmal",
  },
  fetchNetworks: {
    name: "Knotenpunkte laden",
    hint: "Wander-, Rad- und Bootsknotenpunkte in der Umgebung, um offline zu planen",
  },
  survey: {
    name: "Peilen",
    hint: "Rückwärts\u00adeinschneiden, Vorwärts\u00adeinschneiden und Projektion",
  },
  formula: {
    name: "Koordinaten mit Buchstaben",
    hint: "Buchstaben einsetzen, bis der Ort bekannt ist",
  },
  helm: { name: "Steuerstand", short: "Steuer" },
  fairways: {
    name: "Brücken, Schleusen und Tonnen",
    hint: "Brücken, Schleusen, Tonnen und Feuer rund um die Kartenmitte",
  },
  markRoute: {
    name: "Route entlang Tonnen",
    hint: "Tippe auf Tonnen, Brücken oder andere Punkte. Auf benannten Gewässern folgt die Route dem Wasser",
  },
  navigationBroken:
    "Bei der Navigation ist etwas schiefgelaufen. Die Karte funktioniert noch. Beende die Navigation und wähle die Route noch einmal.",
  stopNavigation: "Navigation beenden",
} satisfies Words<typeof nl.toolEntryTexts>;
