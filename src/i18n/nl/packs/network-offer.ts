import { formatBytes } from "#sentences/intl/bytes.ts";
import { joined } from "#sentences/map/map.ts";
import { inSentence } from "#words/locale.ts";
import { dataDateText } from "./packs.ts";

/** Texts of the offer to download a network that is enabled but not on the device. */
export const networkOfferTexts = {
  get: "Haal op",
  again: "Probeer opnieuw",
  whereFrom: "Kaartpakketten",
  fetchHere: "Haal knooppunten op",
  fetchRegion: "Haal deze streek op",
} as const;

/** The part of an entry of a catalogue that an offer names. */
export interface OfferedPack {
  readonly bytes: number;
  readonly dataDate: string | null;
}

/**
 * Returns the offer of a pack: "Kaartpakket delft heeft het fiets- en wandelnetwerk (0,3 MB, gegevens van 6 augustus
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
    ? `Kaartpakket ${name} heeft het ${networks(labels)} (${size}).`
    : `Hier is geen kaartpakket met het ${networks(labels)}; het dichtstbijzijnde is ${name}, op ${awayText(awayMeters)} (${size}).`;
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

/**
 * Returns the date of the networks of a plan: "Knooppunten: gegevens van 6 augustus 2026.", and what follows if that is
 * long ago.
 */
export function networkDateText(dataDate: string, isOld: boolean): string {
  const date = `Knooppunten: ${dataDateText(dataDate)}.`;
  return isOld
    ? `${date} Dat is ouder dan drie maanden; nummers en paden kunnen veranderd zijn.`
    : date;
}

/** "12 km", and never less than 1. */
function awayText(meters: number): string {
  return `${Math.max(1, Math.round(meters / 1000))}\u00a0km`;
}

function networks(labels: readonly string[]): string {
  return inSentence(joined(labels));
}
