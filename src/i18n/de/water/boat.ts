import { localNumber } from "#i18n/intl/format.ts";

const plainNumber = localNumber({ maximumFractionDigits: 2 });

/** Texts of the user's boat. */
export const boatTexts = {
  heading: "Mein Boot",
  units: "Entfernungen stehen dann in Seemeilen (NM) und Geschwindigkeiten in Knoten.",
  nightRed: "Nachtrot",
  nightRedHint: "Die ganze App in rotem Licht auf Schwarz. Gedruckt wird weiter schwarz auf weiß.",
  anchor: "Ankerwache",
  marks: "Route entlang Tonnen",
  hint: "Auf der Karte ist eine Brücke oder Schleuse, durch die du nie kommst, rot gefüllt. Muss die Brücke für dich öffnen, ist das Zeichen rund mit orangefarbenem Rand. Ein Fragezeichen heißt, dass ein Maß in den Daten fehlt. Was du leer lässt, zählt nicht.",
  kind: "Art des Bootes",
  kindHint: "Bestimmt, welche Zahlen der Steuerstand zeigt",
  kinds: { sail: "Segelboot", motor: "Motoryacht", sloop: "Offenes Motorboot" },
  airDraughtMeters: "Höhe über Wasser (m)",
  airDraughtHint: "Vom Wasser bis zu deinem höchsten festen Punkt",
  draughtMeters: "Tiefgang (m)",
  draughtHint:
    "Mit einem Kartenpaket mit Tiefenlinien färbt die Karte Stellen, an denen es zu flach sein kann. Tiefen der Wasserstraßen selbst stehen nicht in den Daten",
  beamMeters: "Breite (m)",
  lengthMeters: "Länge (m)",
  marginMeters: "Reserve über dem Boot (m)",
  unknownHint: "Eine unbekannte Höhe gilt nie als passierbar.",
} as const;

/** "Eine Zahl von 0,1 bis 90, wie 2,35." */
export function sizeWrong(least: number, most: number): string {
  return `Eine Zahl von ${plainNumber.format(least)} bis ${plainNumber.format(most)}, wie ${plainNumber.format(Math.max(least, 2.35))}.`;
}
