import type * as nl from "../../nl/water/fairway-marks.ts";
import type { Words } from "../../words.ts";

export const buoyKinds = {
  light: "Feuer",
  port: "Backbordtonne: rot, talwärts rechts",
  starboard: "Steuerbordtonne: grün, talwärts links",
  "preferred-channel":
    "Tonne an einer Fahrwasserspaltung: Seite, Form und Farbe nicht in den Daten",
  north: "Kardinaltonne Nord: nördlich passieren",
  east: "Kardinaltonne Ost: östlich passieren",
  south: "Kardinaltonne Süd: südlich passieren",
  west: "Kardinaltonne West: westlich passieren",
  "safe-water": "Ansteuerungstonne: sicheres Wasser ringsum",
  "isolated-danger": "Einzelgefahrentonne: Gefahr darunter, ringsum sicheres Wasser",
  unknown: "Tonne: Art und Farbe nicht in den Daten",
} satisfies Words<typeof nl.buoyKinds>;

export const beaconKinds = {
  light: "Feuer",
  port: "Backbordbake: rot, talwärts rechts",
  starboard: "Steuerbordbake: grün, talwärts links",
  "preferred-channel": "Bake an einer Fahrwasserspaltung: Seite, Form und Farbe nicht in den Daten",
  north: "Kardinalbake Nord: nördlich passieren",
  east: "Kardinalbake Ost: östlich passieren",
  south: "Kardinalbake Süd: südlich passieren",
  west: "Kardinalbake West: westlich passieren",
  "safe-water": "Ansteuerungsbake: sicheres Wasser ringsum",
  "isolated-danger": "Einzelgefahrenbake: Gefahr darunter, ringsum sicheres Wasser",
  unknown: "Bake: Art und Farbe nicht in den Daten",
} satisfies Words<typeof nl.beaconKinds>;

export const markLooks = {
  port: { color: "rot", shape: "Stumpf- oder Spierentonne", topmark: "roter Zylinder" },
  starboard: {
    color: "grün",
    shape: "Spitz- oder Spierentonne",
    topmark: "grüner Kegel, Spitze oben",
  },
  north: {
    color: "schwarz über gelb",
    shape: "Baken- oder Spierentonne",
    topmark: "zwei schwarze Kegel, Spitzen oben",
  },
  east: {
    color: "schwarz mit gelbem Band",
    shape: "Baken- oder Spierentonne",
    topmark: "zwei schwarze Kegel, Spitzen voneinander",
  },
  south: {
    color: "gelb über schwarz",
    shape: "Baken- oder Spierentonne",
    topmark: "zwei schwarze Kegel, Spitzen unten",
  },
  west: {
    color: "gelb mit schwarzem Band",
    shape: "Baken- oder Spierentonne",
    topmark: "zwei schwarze Kegel, Spitzen zueinander",
  },
  "safe-water": {
    color: "rot-weiß senkrecht gestreift",
    shape: "Kugel-, Baken- oder Spierentonne",
    topmark: "roter Ball",
  },
  "isolated-danger": {
    color: "schwarz mit roten Bändern",
    shape: "Baken- oder Spierentonne",
    topmark: "zwei schwarze Bälle übereinander",
  },
} satisfies Words<typeof nl.markLooks>;

export const markCardTexts = {
  water: "Nächstes Gewässer",
  direction: "Gilt",
  upstream:
    "von See kommend und für Bergfahrer; auf Seen und den Randmeren gelten eigene Absprachen",
  position: "Position",
  color: "Farbe",
  shape: "Form",
  topmark: "Toppzeichen",
  sectors: "Sektoren",
  notInData: "nicht in den Daten",
  system:
    "Farbe, Form und Toppzeichen nach dem Betonnungssystem (IALA-Region A). Wie dieses Zeichen tatsächlich aussieht, geht aus den Daten nicht hervor.",
  beaconSystem:
    "Farbe und Toppzeichen nach dem Betonnungssystem (IALA-Region A), das die Form einer Bake offenlässt. Wie dieses Zeichen tatsächlich aussieht, geht aus den Daten nicht hervor.",
} satisfies Words<typeof nl.markCardTexts>;

export const lightGaps = {
  "group-and-color": "Gruppe und Farbe nicht in den Daten",
  color: "Farbe nicht in den Daten",
} satisfies Words<typeof nl.lightGaps>;

export const lightWords = {
  near: (light, place) => `${light} bei ${place}`,
} satisfies Words<typeof nl.lightWords>;
