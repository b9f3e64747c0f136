import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { bareNumber, counted } from "#sentences/intl/format.ts";
import { joined } from "#sentences/map/map.ts";
import { inSentence } from "#words/locale.ts";
import { networkOfferTexts, offerWords as words } from "#words/packs/network-offer.ts";
import { dataDateText } from "./packs.ts";

/**
 * Returns the offer of a pack: "Kaartpakket delft heeft het fiets- en wandelnetwerk (0,3 MB, gegevens van 6 augustus
 * 2026)."; `labels` are those of the overlays. `awayMeters` is how far away the pack is, null for one that is here.
 */
export function networkOfferText(
  labels: readonly string[],
  name: string,
  { bytes, dataDate, hasWays }: Pick<PackIndexEntry, "bytes" | "dataDate" | "hasWays">,
  awayMeters: number | null,
): string {
  const date = dataDate === null ? [] : [dataDateText(dataDate)];
  const ways = hasWays ? [networkOfferTexts.withWays] : [];
  const size = [formatBytes(bytes), ...date, ...ways].join(", ");
  return awayMeters === null
    ? words.here(name, networks(labels), size)
    : words.away(name, networks(labels), awayText(awayMeters), size);
}

/** Says that no pack has any of these networks, but that the user can fetch them. */
export function networkElsewhereText(labels: readonly string[]): string {
  return words.elsewhere(networks(labels), counted(labels.length, bareNumber));
}

/** Reports that no pack of the app has any of these networks. */
export function noNetworkPackText(labels: readonly string[]): string {
  return words.none(networks(labels));
}

/** "delft: 30 %". */
export function networkLoadingText(name: string, percent: number): string {
  return words.loading(name, `${percent}`);
}

/** Confirms that the pack was added. */
export function networkAddedText(name: string, hasMap: boolean): string {
  return words[hasMap ? "added" : "networksAdded"](name);
}

/**
 * Returns the date of the networks of a plan: "Knooppunten: gegevens van 6 augustus 2026.", and what follows if that is
 * long ago.
 */
export function networkDateText(dataDate: string, isOld: boolean): string {
  return words[isOld ? "oldDate" : "date"](dataDateText(dataDate));
}

/** "12 km", and never less than 1. */
function awayText(meters: number): string {
  return `${Math.max(1, Math.round(meters / 1000))}\u00a0km`;
}

function networks(labels: readonly string[]): string {
  return inSentence(joined(labels));
}
