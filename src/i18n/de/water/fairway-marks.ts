import type { MarkLook } from "#i18n/nl/water/fairway-marks.ts";

const KINDS = {
  light: "Feuer",
  port: "Backbordtonne",
  starboard: "Steuerbordtonne",
  "preferred-port": "Fahrwasserspaltung: Hauptfahrwasser an Backbord",
  "preferred-starboard": "Fahrwasserspaltung: Hauptfahrwasser an Steuerbord",
  north: "Kardinaltonne Nord: nördlich passieren",
  east: "Kardinaltonne Ost: östlich passieren",
  south: "Kardinaltonne Süd: südlich passieren",
  west: "Kardinaltonne West: westlich passieren",
  "safe-water": "Ansteuerungstonne: sicheres Wasser ringsum",
  special: "Sonderzeichen",
} as const;

/** The German name of a mark; a beacon stands on the ground. */
export function markKindText(kind: keyof typeof KINDS, isBeacon: boolean): string {
  const text = KINDS[kind];
  if (!isBeacon || kind === "light") return text;
  return text.includes("tonne")
    ? text.replace("tonne", "bake")
    : text.replace(/(?=:|$)/, " (Bake)");
}

/** The look that IALA (region A) prescribes for each mark; a light has none. */
const LOOKS: Readonly<Record<Exclude<keyof typeof KINDS, "light">, MarkLook>> = {
  port: { color: "rot", shape: "Stumpf- oder Spierentonne", topmark: "roter Zylinder" },
  starboard: {
    color: "grün",
    shape: "Spitz- oder Spierentonne",
    topmark: "grüner Kegel, Spitze oben",
  },
  "preferred-port": {
    color: "grün mit rotem Band",
    shape: "Spitz- oder Spierentonne",
    topmark: "grüner Kegel, Spitze oben",
  },
  "preferred-starboard": {
    color: "rot mit grünem Band",
    shape: "Stumpf- oder Spierentonne",
    topmark: "roter Zylinder",
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
  special: { color: "gelb", shape: "beliebig", topmark: "gelbes liegendes Kreuz" },
};

/** Returns the prescribed look of a mark; null for a light. */
export function markLook(kind: keyof typeof KINDS): MarkLook | null {
  return kind === "light" ? null : LOOKS[kind];
}

/** Texts of the card of a mark. */
export const markCardTexts = {
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
