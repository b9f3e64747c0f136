import { formatBytes } from "#sentences/intl/bytes.ts";
import { listText } from "#sentences/intl/list-text.ts";
import { aboutBytes } from "./areas.ts";
import { dataDateText } from "./packs.ts";

/** Texts of fetching a region: its map, its networks and the waters in one job. */
export const regionTexts = {
  heading: "Haal je streek op",
  fetching: "Streek ophalen",
  fetch: "Haal op",
  networks: "Met knooppunten",
  networksHere: "De knooppunten van dit gebied staan al op dit apparaat.",
  tooLarge: "Voor de knooppunten is dit te groot: hoogstens 60 bij 60 km.",
  noSource: "Deze versie van de app heeft van dit gebied geen knooppunten.",
  looking: "Ik kijk waar de knooppunten vandaan komen…",
  waters: "De bruggen en sluizen van het land komen mee, met de boeien uit de gegevens.",
  watersFailed: "De bruggen, sluizen en boeien kwamen niet binnen. Ze komen als je gaat varen.",
  loop: "Maak een rondje",
  list: "Streken",
  parts: "Onderdelen",
} as const;

/** The part of an entry of a catalogue that is named. */
export interface NamedEntry {
  readonly bytes: number;
  readonly dataDate: string | null;
}

/** "De knooppunten komen uit kaartpakket Delft (0,3 MB, gegevens van 6 augustus 2026).", with the map if it has one. */
export function fromPackText(
  name: string,
  { bytes, dataDate }: NamedEntry,
  hasMap: boolean,
): string {
  const what = hasMap ? "De kaart en de knooppunten komen" : "De knooppunten komen";
  const facts = [formatBytes(bytes), ...(dataDate === null ? [] : [dataDateText(dataDate)])];
  return `${what} uit kaartpakket ${name} (${facts.join(", ")}).`;
}

/** "Dat is ongeveer 12 MB.": a guess, from the average of the country. */
export function networksSizeText(bytes: number): string {
  return `Dat is ${aboutBytes(bytes)}.`;
}

/** "Kaart: 240 van 560 tegels · 8,3 MB": the progress of a part; a job of the kind `area` fetches the map. */
export function regionPartText(kind: string, progress: string): string {
  return `${kind === "area" ? "Kaart" : "Knooppunten"}: ${progress}`;
}

/** "Rond Utrecht staat op dit apparaat: kaart, knooppunten en vaarwegen." */
export function regionDoneText(name: string, parts: RegionParts): string {
  const words = [
    ...(parts.map ? ["kaart"] : []),
    ...(parts.networks ? ["knooppunten"] : []),
    ...(parts.waters ? ["vaarwegen"] : []),
  ];
  const list = listText(words);
  return `${name} staat op dit apparaat: ${list}.`;
}

/** The parts of a region on this device. */
export interface RegionParts {
  readonly map: boolean;
  readonly networks: boolean;
  readonly waters: boolean;
}

/** "12 MB · kaart en knooppunten": the facts of a region on this device. */
export function regionFactsText(bytes: number, parts: Omit<RegionParts, "waters">): string {
  const words =
    parts.map && parts.networks ? "kaart en knooppunten" : parts.map ? "kaart" : "knooppunten";
  return `${formatBytes(bytes)} · ${words}`;
}
