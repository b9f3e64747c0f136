import type { FoundPlace } from "./found-place.ts";
import { foldWords, type KindWords, rankAmong } from "./kind-words.ts";
import type { MatchRank } from "./match-name.ts";

/** The words for the kinds of places that people search for. */
const WORDS: readonly (readonly [FoundPlace["kind"], KindWords])[] = [
  [
    "water",
    {
      nl: "drinkwater, watertappunt, watertap, kraanwater, waterpunt",
      en: "drinking water, drinking fountain, tap, tap water, water tap, water point, water fountain",
      de: "Trinkwasser, Trinkwasserbrunnen, Trinkbrunnen, Wasserhahn, Wasserstelle, Leitungswasser",
    },
  ],
  [
    "toilet",
    {
      nl: "toilet, openbaar toilet, wc",
      en: "toilet, public toilet, restroom, lavatory",
      de: "Toilette, öffentliche Toilette, Klo, WC",
    },
  ],
  [
    "campsite",
    {
      nl: "camping, kampeerterrein, kampeerplaats",
      en: "campsite, camp site, campground, camping site",
      de: "Campingplatz, Zeltplatz",
    },
  ],
  [
    "ferry",
    {
      nl: "veer, veerpont, veerboot, veerdienst, pont, pontje, voetveer",
      en: "ferry, ferries, ferry boat",
      de: "Fähre, Autofähre, Fußgängerfähre, Fährverbindung",
    },
  ],
  ["lock", { nl: "sluis, sluizen", en: "lock", de: "Schleuse" }],
  ["bridge", { nl: "brug, bruggen", en: "bridge", de: "Brücke" }],
  ["station", { nl: "station, treinstation", en: "train station, railway station", de: "Bahnhof" }],
  [
    "repair",
    {
      nl: "fietsreparatie, fietsenmaker, fietspomp, fiets repareren",
      en: "bicycle repair, bike repair, bicycle pump, bike pump",
      de: "Fahrradreparatur, Fahrradwerkstatt, Fahrradpumpe, Luftpumpe",
    },
  ],
];

const FOLDED = WORDS.map(([kind, words]) => [kind, foldWords(words)] as const);

/**
 * Returns the kinds that a folded text asks for in Dutch, English or German, with the quality of the match: "drinkw" already asks
 * for water.
 */
export function readKindQuery(typed: string): ReadonlyMap<FoundPlace["kind"], MatchRank> {
  return new Map(
    FOLDED.flatMap(([kind, words]) => {
      const rank = rankAmong(words, typed);
      return rank === null ? [] : [[kind, rank] as const];
    }),
  );
}
