import type * as nl from "../../nl/water/boat.ts";
import type { Words } from "../../words.ts";

export const boatTexts = {
  heading: "Mein Boot",
  units: "Entfernungen werden in Seemeilen (NM) und Geschwindigkeiten in Knoten angezeigt.",
  nightRed: "Nachtrot",
  nightRedHint: "Zeigt die ganze App in Rot auf Schwarz. Gedruckt wird weiterhin schwarz auf weiß.",
  redAtSunset: "Rot nach Sonnenuntergang",
  redAtSunsetHint:
    "Nur solange der Steuerstand geöffnet und deine Position bekannt ist. Der Mond oben schaltet es wieder aus.",
  anchor: "Ankerwache",
  marks: "Route entlang Tonnen",
  hint: "Brücken und Schleusen, durch die dein Boot nicht passt, haben auf der Karte ein rot ausgefülltes Symbol. Muss eine Brücke für dich geöffnet werden, ist ihr Symbol rund und hat einen orangefarbenen Rand. Ein Fragezeichen bedeutet, dass in den Daten ein Maß fehlt. Leere Felder werden nicht berücksichtigt.",
  kind: "Bootstyp",
  kindHint: "Bestimmt, welche Werte der Steuerstand anzeigt",
  kinds: { sail: "Segelboot", motor: "Motoryacht", sloop: "Offenes Motorboot" },
  crossTrack: "Grenze der Querabweichung (m)",
  crossTrackHint:
    "So weit darfst du beim Steuern neben der Linie sein. Leer: nach der Breite des Wassers entlang einer Route, sonst 50 m.",
  airDraughtMeters: "Höhe über Wasser (m)",
  airDraughtHint: "Von der Wasserlinie bis zum höchsten festen Punkt",
  draughtMeters: "Tiefgang (m)",
  draughtHint:
    "Mit einem Kartenpaket mit Tiefenlinien färbt die Karte Bereiche, in denen es zu flach sein kann. Die Tiefe der Wasserstraßen selbst ist nicht in den Daten enthalten",
  beamMeters: "Breite (m)",
  lengthMeters: "Länge (m)",
  marginMeters: "Sicherheitsabstand über dem Boot (m)",
  keelMarginMeters: "Sicherheitsabstand unter dem Kiel (m)",
  unknownHint: "Brücken mit unbekannter Durchfahrtshöhe gelten nie als passierbar.",
} satisfies Words<typeof nl.boatTexts>;

export const sizeWords = {
  wrong: (least, most, example) =>
    `Gib eine Zahl von ${least} bis ${most} ein, zum Beispiel ${example}.`,
} satisfies Words<typeof nl.sizeWords>;
