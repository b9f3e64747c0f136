import { alwaysOpen, openingWords, poiNames, poiTexts } from "#words/map/points-of-interest.ts";

const BY_VALUE: ReadonlyMap<string, string> = new Map(
  Object.entries(poiNames).flatMap(([values, name]) =>
    values.split(" ").map((value) => [value, name] as const),
  ),
);

/** Returns the name of a kind, "Drinkwater"; of its class if the kind is unknown. */
export function poiKind(kind: string, group: string | null): string {
  return BY_VALUE.get(kind) ?? BY_VALUE.get(group ?? "") ?? poiTexts.something;
}

/** Lists the OpenStreetMap values with their names: `drinking_water`, "Drinkwater". */
export function poiKinds(): Iterable<readonly [string, string]> {
  return BY_VALUE;
}

const WORDS = new RegExp(`\\b(?:${Object.keys(openingWords).join("|")})\\b`, "g");

/**
 * Translates opening hours in the OpenStreetMap notation: "ma-vr 09:00-18:00; zo gesloten". Unknown syntax is left
 * unchanged.
 */
export function openingHoursText(openingHours: string): string {
  if (openingHours.trim() === "24/7") return alwaysOpen;
  return openingHours
    .replace(WORDS, (word) => openingWords[word as keyof typeof openingWords])
    .replace(/,(?=\S)/g, ", ")
    .replace(/;(?=\S)/g, "; ");
}
