import type * as nl from "../../nl/map/tile-sources.ts";
import type { Words } from "../../words.ts";

export const tileSourceTexts = {
  offlineHint: "Nur die Karte von Scouting Map funktioniert auch offline.",
} satisfies Words<typeof nl.tileSourceTexts>;

export const backgroundNames = {
  0: "Scouting Map",
  1: "BRT Standard",
  2: "BRT Wasser",
  3: "Luftbild",
  4: "Topo 1:25.000",
  5: "OpenStreetMap",
  6: "OpenTopoMap",
  7: "CyclOSM",
} satisfies Words<typeof nl.backgroundNames>;

export const overlayNames = {
  bikeNetwork: "Radnetz",
  walkNetwork: "Wandernetz",
  sailNetwork: "Bootsnetz",
  "online-map": "Online-Karte",
} satisfies Words<typeof nl.overlayNames>;

export const tileSourceHints = {
  0: "Für draußen gemacht: Wege, Gewässer und Knotenpunkte. Alle Details gibt es mit einem Kartenpaket oder online.",
  1: "Die schlichte, übersichtliche Karte des niederländischen Katasters (Kadaster).",
  2: "Die Karte des Kadasters mit Schwerpunkt Wasser.",
  3: "Die Niederlande aus der Luft.",
  4: "Die klassische topografische Karte der Niederlande. Zoome hinein, um sie zu sehen.",
  5: "Die bekannte Karte von openstreetmap.org.",
  6: "Wanderkarte mit Höhenlinien.",
  7: "Radkarte.",
} satisfies Words<typeof nl.tileSourceHints>;

export const offlineOnlyTexts = {
  label: "Nur offline",
  hint: "Die Karte nutzt weder WLAN noch mobile Daten. Du siehst nur, was auf diesem Gerät gespeichert ist.",
} satisfies Words<typeof nl.offlineOnlyTexts>;
