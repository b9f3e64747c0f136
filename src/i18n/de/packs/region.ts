import type { NamedEntry, RegionParts } from "#i18n/nl/packs/region.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { listText } from "#sentences/intl/list-text.ts";
import { aboutBytes } from "./areas.ts";
import { dataDateText } from "./packs.ts";

/** Texts of fetching a region: its map, its networks and the waters in one job. */
export const regionTexts = {
  heading: "Deine Region laden",
  fetching: "Region laden",
  fetch: "Laden",
  networks: "Mit Knotenpunkten",
  networksHere: "Die Knotenpunkte dieses Gebiets sind schon auf diesem Gerät.",
  tooLarge:
    "Dieses Gebiet ist zu groß, um Knotenpunkte zu laden. Möglich sind höchstens 60 × 60 km.",
  noSource: "Diese Version der App bietet für dieses Gebiet keine Knotenpunkte an.",
  looking: "Eine Quelle für die Knotenpunkte wird gesucht …",
  waters: "Brücken und Schleusen des ganzen Landes sind dabei, mit den Tonnen aus den Daten.",
  watersFailed:
    "Die Brücken, Schleusen und Tonnen konnten nicht geladen werden. Sie werden geladen, wenn du aufs Wasser gehst.",
  loop: "Rundtour planen",
  list: "Regionen",
  parts: "Teile",
} as const;

/** "Die Knotenpunkte stammen aus dem Kartenpaket „Delft“ (0,3 MB, Daten vom 6. August 2026).", with the map if it has one. */
export function fromPackText(
  name: string,
  { bytes, dataDate }: NamedEntry,
  hasMap: boolean,
): string {
  const what = hasMap ? "Die Karte und die Knotenpunkte stammen" : "Die Knotenpunkte stammen";
  const facts = [formatBytes(bytes), ...(dataDate === null ? [] : [dataDateText(dataDate)])];
  return `${what} aus dem Kartenpaket „${name}“ (${facts.join(", ")}).`;
}

/** "Downloadgröße: etwa 12 MB.": a guess, from the average of the country. */
export function networksSizeText(bytes: number): string {
  return `Downloadgröße: ${aboutBytes(bytes)}.`;
}

/** "Karte: 240 von 560 Kacheln · 8,3 MB": the progress of a part; a job of the kind `area` fetches the map. */
export function regionPartText(kind: string, progress: string): string {
  return `${kind === "area" ? "Karte" : "Knotenpunkte"}: ${progress}`;
}

/** "„Rund um Utrecht“ wurde auf diesem Gerät gespeichert: Karte, Knotenpunkte und Wasserstraßen." */
export function regionDoneText(name: string, parts: RegionParts): string {
  const words = [
    ...(parts.map ? ["Karte"] : []),
    ...(parts.networks ? ["Knotenpunkte"] : []),
    ...(parts.waters ? ["Wasserstraßen"] : []),
  ];
  const list = listText(words);
  return `„${name}“ wurde auf diesem Gerät gespeichert: ${list}.`;
}

/** "12 MB · Karte und Knotenpunkte": the facts of a region on this device. */
export function regionFactsText(bytes: number, parts: Omit<RegionParts, "waters">): string {
  const words =
    parts.map && parts.networks ? "Karte und Knotenpunkte" : parts.map ? "Karte" : "Knotenpunkte";
  return `${formatBytes(bytes)} · ${words}`;
}
