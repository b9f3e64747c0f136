import { formatBytes } from "#i18n/common/bytes.ts";
import { joined, lowerFirst } from "#i18n/map/map.ts";

/** Texts of the offer to download a network that is enabled but not on the device. */
export const networkOfferTexts = {
  get: "Haal op",
  again: "Probeer opnieuw",
  whereFrom: "Kaartpakketten",
  fetchHere: "Haal knooppunten op",
} as const;

/**
 * Returns the offer of a pack: "Kaartpakket delft heeft het fiets- en wandelnetwerk (0,3 MB)."; `labels` are those of
 * the overlays.
 */
export function networkOfferText(
  labels: readonly string[],
  name: string,
  bytes: number,
  isInView: boolean,
): string {
  const size = formatBytes(bytes).replace(" ", "\u00a0");
  return isInView
    ? `Kaartpakket ${name} heeft het ${networks(labels)} (${size}).`
    : `Hier is geen kaartpakket met het ${networks(labels)}; het dichtstbijzijnde is ${name} (${size}).`;
}

/** Says that no pack has any of these networks, but that the user can fetch them. */
export function networkElsewhereText(labels: readonly string[]): string {
  return `Van deze streek heeft geen kaartpakket het ${networks(labels)}. Je kunt het uit OpenStreetMap halen.`;
}

/** Reports that no pack of the app has any of these networks. */
export function noNetworkPackText(labels: readonly string[]): string {
  return `Het ${networks(labels)} heb je zonder internet alleen met een kaartpakket. Van deze streek heeft de app er geen.`;
}

/** "delft: 30 %". */
export function networkLoadingText(name: string, percent: number): string {
  return `Kaartpakket ${name} ophalen: ${percent} %`;
}

/** Confirms that the pack was added. */
export function networkAddedText(name: string, hasMap: boolean): string {
  return hasMap
    ? `Kaartpakket ${name} staat op dit apparaat.`
    : `Kaartpakket ${name} staat op dit apparaat; het heeft alleen netwerken, geen kaart eronder.`;
}

function networks(labels: readonly string[]): string {
  return lowerFirst(joined(labels));
}
