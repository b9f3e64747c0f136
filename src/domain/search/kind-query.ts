import type { FoundPlace } from "./found-place.ts";
import type { MatchRank } from "./match-name.ts";

/** The Dutch words for the kinds of places that people search for, folded. */
const WORDS: readonly (readonly [FoundPlace["kind"], readonly string[]])[] = [
  ["water", ["drinkwater", "watertappunt", "watertap", "kraanwater", "waterpunt"]],
  ["toilet", ["toilet", "toiletten", "openbaar toilet", "wc"]],
  ["campsite", ["camping", "campings", "kampeerterrein", "kampeerplaats"]],
  ["ferry", ["veer", "veerpont", "veerboot", "veerdienst", "pont", "pontje", "voetveer"]],
  ["lock", ["sluis", "sluizen"]],
  ["bridge", ["brug", "bruggen"]],
  ["station", ["station", "stations", "treinstation"]],
  ["repair", ["fietsreparatie", "fietsenmaker", "fietspomp", "fiets repareren"]],
];

/** Shorter beginnings match too much. */
const SHORTEST_BEGINNING_CHARS = 4;

/**
 * Returns the kinds that a folded text asks for, with the quality of the match: "drinkw" already asks for
 * water.
 */
export function readKindQuery(typed: string): ReadonlyMap<FoundPlace["kind"], MatchRank> {
  const asked = new Map<FoundPlace["kind"], MatchRank>();
  for (const [kind, words] of WORDS) {
    if (words.includes(typed)) asked.set(kind, 0);
    else if (isBeginning(typed, words)) asked.set(kind, 1);
  }
  return asked;
}

function isBeginning(typed: string, words: readonly string[]): boolean {
  const isLong = typed.length >= SHORTEST_BEGINNING_CHARS;
  return isLong && words.some((word) => word.startsWith(typed));
}
