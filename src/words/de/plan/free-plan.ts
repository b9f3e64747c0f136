import type * as nl from "../../nl/plan/free-plan.ts";
import type { Words } from "../../words.ts";

export const freePlanTexts = {
  free: "Frei",
  freeHint: "Auf allen Straßen und Wegen, ohne Knotenpunkte.",
  heading: "Frei planen",
  numbers: "Punkte des Plans",
  strip: "Von Punkt zu Punkt",
  start: "Tippe auf die Karte, um zu beginnen.",
  goOn: "Tippe auf den nächsten Ort.",
  tapHint: " (oder tippe auf die Karte)",
  farFromWays:
    "Im Umkreis von 300 m ist keine Straße und kein Weg auf diesem Gerät gespeichert. Beginne woanders oder füge in den Einstellungen ein Kartenpaket hinzu.",
  damaged: "Ein Teil der Straßen und Wege hier lässt sich nicht lesen.",
  noLoop:
    "Von hier aus wurde keine Rundtour dieser Länge gefunden. Wähle eine andere Länge oder beginne woanders.",
  farthest: "Am weitesten je Richtung",
} satisfies Words<typeof nl.freePlanTexts>;

export const freePlanWords = {
  notAsLong: (wanted, length) =>
    `Eine Rundtour von etwa ${wanted} gibt es hier nicht. Die ähnlichste ist ${length} lang.`,
  reached: (distance, length) =>
    `Bis ${distance} erreichst du ${length} an Straßen und Wegen, soweit die Pakete auf diesem Gerät reichen.`,
  asTheCrowFlies: (distance) => `${distance} Luftlinie`,
} satisfies Words<typeof nl.freePlanWords>;
