import type { OfferedPack } from "#i18n/nl/packs/network-offer.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { joined } from "#sentences/map/map.ts";
import { inSentence } from "#words/locale.ts";
import { dataDateText } from "./packs.ts";

/** Texts of the offer to download a network that is enabled but not on the device. */
export const networkOfferTexts = {
  get: "Download",
  again: "Try again",
  whereFrom: "Map packs",
  fetchHere: "Download nodes",
  fetchRegion: "Download this region",
} as const;

/**
 * Returns the offer of a pack: "The map pack “delft” contains the cycling and walking networks (0.3 MB, data from 6 August
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
    ? `The map pack “${name}” contains the ${networks(labels)} (${size}).`
    : `There's no map pack with the ${networks(labels)} here. The nearest one is “${name}”, ${awayText(awayMeters)} away (${size}).`;
}

/** Says that no pack has any of these networks, but that the user can fetch them. */
export function networkElsewhereText(labels: readonly string[]): string {
  const them = labels.length === 1 ? "it" : "them";
  return `There's no map pack with the ${networks(labels)} for this region. You can download ${them} from OpenStreetMap.`;
}

/** Reports that no pack of the app has any of these networks. */
export function noNetworkPackText(labels: readonly string[]): string {
  return `To use the ${networks(labels)} offline, you need a map pack. There isn't one for this region.`;
}

/** "Downloading map pack “delft”: 30%". */
export function networkLoadingText(name: string, percent: number): string {
  return `Downloading map pack “${name}”: ${percent}%`;
}

/** Confirms that the pack was added. */
export function networkAddedText(name: string, hasMap: boolean): string {
  return hasMap
    ? `The map pack “${name}” has been added.`
    : `The map pack “${name}” has been added. It only contains networks, not the map itself.`;
}

/**
 * Returns the date of the networks of a plan: "Nodes: data from 6 August 2026.", and what follows if that is
 * long ago.
 */
export function networkDateText(dataDate: string, isOld: boolean): string {
  const date = `Nodes: ${dataDateText(dataDate)}.`;
  return isOld
    ? `${date} This data is more than three months old, so numbers and paths may have changed.`
    : date;
}

/** "12 km", and never less than 1. */
function awayText(meters: number): string {
  return `${Math.max(1, Math.round(meters / 1000))}\u00a0km`;
}

function networks(labels: readonly string[]): string {
  return inSentence(joined(labels));
}
