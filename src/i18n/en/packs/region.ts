import type { NamedEntry, RegionParts } from "#i18n/nl/packs/region.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { listText } from "#sentences/intl/list-text.ts";
import { aboutBytes } from "./areas.ts";
import { dataDateText } from "./packs.ts";

/** Texts of fetching a region: its map, its networks and the waters in one job. */
export const regionTexts = {
  heading: "Download your region",
  fetching: "Download region",
  fetch: "Download",
  networks: "Include nodes",
  networksHere: "The nodes for this area are already on this device.",
  tooLarge: "This area is too large to download nodes for. The maximum is 60 by 60 km.",
  noSource: "This version of the app doesn't have nodes for this area.",
  looking: "Looking for a source for the nodes…",
  waters: "Bridges and locks for the whole country are included, with the buoys in the data.",
  watersFailed:
    "The bridges, locks and buoys couldn't be downloaded. They'll be downloaded when you go out on the water.",
  loop: "Make a loop",
  list: "Regions",
  parts: "Parts",
} as const;

/** "The nodes come from the map pack “Delft” (0.3 MB, data from 6 August 2026).", with the map if it has one. */
export function fromPackText(
  name: string,
  { bytes, dataDate }: NamedEntry,
  hasMap: boolean,
): string {
  const what = hasMap ? "The map and the nodes come" : "The nodes come";
  const facts = [formatBytes(bytes), ...(dataDate === null ? [] : [dataDateText(dataDate)])];
  return `${what} from the map pack “${name}” (${facts.join(", ")}).`;
}

/** "Download size: about 12 MB.": a guess, from the average of the country. */
export function networksSizeText(bytes: number): string {
  return `Download size: ${aboutBytes(bytes)}.`;
}

/** "Map: 240 of 560 tiles · 8.3 MB": the progress of a part; a job of the kind `area` fetches the map. */
export function regionPartText(kind: string, progress: string): string {
  return `${kind === "area" ? "Map" : "Nodes"}: ${progress}`;
}

/** "“Around Utrecht” has been saved on this device: map, nodes and waterways." */
export function regionDoneText(name: string, parts: RegionParts): string {
  const words = [
    ...(parts.map ? ["map"] : []),
    ...(parts.networks ? ["nodes"] : []),
    ...(parts.waters ? ["waterways"] : []),
  ];
  const list = listText(words);
  return `“${name}” has been saved on this device: ${list}.`;
}

/** "12 MB · map and nodes": the facts of a region on this device. */
export function regionFactsText(bytes: number, parts: Omit<RegionParts, "waters">): string {
  const words = parts.map && parts.networks ? "map and nodes" : parts.map ? "map" : "nodes";
  return `${formatBytes(bytes)} · ${words}`;
}
