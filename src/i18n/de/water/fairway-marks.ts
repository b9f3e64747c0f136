import type { MarkLook } from "#i18n/nl/water/fairway-marks.ts";

const KINDS = {
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
} as const;

/** The German name of a mark; a beacon stands on the ground. */
export function markKindText(kind: keyof typeof KINDS, isBeacon: boolean): string {
  const text = KINDS[kind];
  if (!isBeacon) return text;
  return text.replace(/tonne/i, (word) => (word === "Tonne" ? "Bake" : "bake"));
}

/** The kinds without a look: the data tell neither their colours nor their shape. */
type NeutralKind = "light" | "preferred-channel" | "unknown";

/** The look that IALA (region A) prescribes for each other mark. */
const LOOKS: Readonly<Record<Exclude<keyof typeof KINDS, NeutralKind>, MarkLook>> = {
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
};

/** Returns the prescribed look of a mark; null if none follows from its kind. */
export function markLook(kind: keyof typeof KINDS): MarkLook | null {
  return kind in LOOKS ? LOOKS[kind as keyof typeof LOOKS] : null;
}

/** Texts of the card of a mark. */
export const markCardTexts = {
  direction: "Gilt",
  upstream: "von See kommend und für Bergfahrer",
  position: "Position",
  color: "Farbe",
  shape: "Form",
  topmark: "Toppzeichen",
  sectors: "Sektoren",
  notInData: "nicht in den Daten",
  system:
    "Farbe, Form und Toppzeichen nach dem Betonnungssystem (IALA-Region A). Wie dieses Zeichen tatsächlich aussieht, geht aus den Daten nicht hervor.",
} as const;

/** "Feuer Iso. 4s"; "Feuer Iso. 4s bei Ketelbrug". */
export function lightTitle(character: string, near: string | null): string {
  const light = character === "" || character === "?" ? KINDS.light : `${KINDS.light} ${character}`;
  return near === null ? light : `${light} bei ${near}`;
}

const LIGHT_GAPS = {
  "group-and-color": "Gruppe und Farbe nicht in den Daten",
  color: "Farbe nicht in den Daten",
} as const;

/** "Fl(?)5s, Gruppe und Farbe nicht in den Daten"; "Q(3)10s" without a gap. */
export function lightText(character: string, gap: keyof typeof LIGHT_GAPS | null): string {
  return gap === null ? character : `${character}, ${LIGHT_GAPS[gap]}`;
}
