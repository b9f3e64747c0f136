import type * as nl from "../../nl/packs/network-offer.ts";
import type { Words } from "../../words.ts";

export const networkOfferTexts = {
  get: "Laden",
  again: "Erneut versuchen",
  whereFrom: "Kartenpakete",
  fetchHere: "Knotenpunkte laden",
  fetchRegion: "Diese Region laden",
  withWays: "mit allen Straßen und Wegen",
} satisfies Words<typeof nl.networkOfferTexts>;

/** Texts of the offer with values in them; networks are such as "Rad- und Wandernetz". */
export const offerWords = {
  here: (pack, networks, size) => `Das Kartenpaket „${pack}“ enthält das ${networks} (${size}).`,
  away: (pack, networks, distance, size) =>
    `Hier gibt es kein Kartenpaket mit dem ${networks}; das nächste ist „${pack}“, ${distance} entfernt (${size}).`,
  elsewhere: (networks) =>
    `Für diese Region gibt es kein Kartenpaket mit dem ${networks}. Du kannst das Netz aus OpenStreetMap herunterladen, mit allen Straßen und Wegen für Routen von Tür zu Tür.`,
  none: (networks) =>
    `Offline brauchst du für das ${networks} ein Kartenpaket. Für diese Region gibt es keins.`,
  loading: (pack, percent) => `Kartenpaket „${pack}“ wird geladen: ${percent}\u00a0%`,
  added: (pack) => `Das Kartenpaket „${pack}“ wurde hinzugefügt.`,
  networksAdded: (pack) =>
    `Das Kartenpaket „${pack}“ wurde hinzugefügt. Die Karte selbst enthält es nicht.`,
  date: (data) => `Knotenpunkte: ${data}.`,
  oldDate: (data) =>
    `Knotenpunkte: ${data}. Sie sind über drei Monate alt; Nummern und Wege können sich geändert haben.`,
} satisfies Words<typeof nl.offerWords>;
