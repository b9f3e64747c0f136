import type { OfferedPack } from "#i18n/nl/packs/network-offer.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { joined } from "#sentences/map/map.ts";
import { inSentence } from "#words/locale.ts";
import { dataDateText } from "./packs.ts";

/** Texts of the offer to download a network that is enabled but not on the device. */
export const networkOfferTexts = {
  get: "Laden",
  again: "Erneut versuchen",
  whereFrom: "Kartenpakete",
  fetchHere: "Knotenpunkte laden",
  fetchRegion: "Diese Region laden",
} as const;

/**
 * Returns the offer of a pack: "Das Kartenpaket „delft“ enthält das Rad- und Wandernetz (0,3 MB, Daten vom 6. August
 * 2026)."; `labels` are those of the overlays. `awayMeters` is how far away the pack is, null for one that is here.
 */
export function networkOfferText(
  labels: readonly string[],
  name: string,
  { bytes, dataDate }: OfferedPack,
  awayMeters: number | null,
): string {
  const date = dataDate === null ? [] : [dataDateText(dataDate)];
  const size = [formatBytes(bytes).replace(" ", "\u00a0"), ...date].join(", ");
  return awayMeters === null
    ? `Das Kartenpaket „${name}“ enthält das ${networks(labels)} (${size}).`
    : `Hier gibt es kein Kartenpaket mit dem ${networks(labels)}; das nächste ist „${name}“, ${awayText(awayMeters)} entfernt (${size}).`;
}

/** Says that no pack has any of these networks, but that the user can fetch them. */
export function networkElsewhereText(labels: readonly string[]): string {
  return `Für diese Region gibt es kein Kartenpaket mit dem ${networks(labels)}. Du kannst das Netz aus OpenStreetMap herunterladen.`;
}

/** Reports that no pack of the app has any of these networks. */
export function noNetworkPackText(labels: readonly string[]): string {
  return `Offline brauchst du für das ${networks(labels)} ein Kartenpaket. Für diese Region gibt es keins.`;
}

/** "Kartenpaket „delft“ wird geladen: 30 %". */
export function networkLoadingText(name: string, percent: number): string {
  return `Kartenpaket „${name}“ wird geladen: ${percent}\u00a0%`;
}

/** Confirms that the pack was added. */
export function networkAddedText(name: string, hasMap: boolean): string {
  return hasMap
    ? `Das Kartenpaket „${name}“ wurde hinzugefügt.`
    : `Das Kartenpaket „${name}“ wurde hinzugefügt. Es enthält nur Knotenpunktnetze, nicht die Karte selbst.`;
}

/**
 * Returns the date of the networks of a plan: "Knotenpunkte: Daten vom 6. August 2026.", and what follows if that is
 * long ago.
 */
export function networkDateText(dataDate: string, isOld: boolean): string {
  const date = `Knotenpunkte: ${dataDateText(dataDate)}.`;
  return isOld
    ? `${date} Sie sind über drei Monate alt; Nummern und Wege können sich geändert haben.`
    : date;
}

/** "12 km", and never less than 1. */
function awayText(meters: number): string {
  return `${Math.max(1, Math.round(meters / 1000))}\u00a0km`;
}

function networks(labels: readonly string[]): string {
  return inSentence(joined(labels));
}
