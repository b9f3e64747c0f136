import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts about places along a plan. */
export const alongTexts = {
  heading: "Onderweg",
  looking: "Kijken wat er onderweg is …",
  nothing: "Binnen 150 m van dit plan staat niets in je kaartpakketten en bewaarde gebieden.",
  unknown:
    "Op dit apparaat staat niet wat er onderweg is. Haal een kaartpakket met kaart op, of bewaar dit gebied.",
  kinds: "Wat wil je zien?",
  print: "Met wat er onderweg is",
} as const;

/** The kinds of place along a plan. */
export const alongNames = {
  water: "Drinkwater",
  toilet: "Toilet",
  food: "Eten",
  campsite: "Camping",
  repair: "Fietsreparatie",
  station: "Station",
  ferry: "Veer",
  bench: "Bank",
} as const;

/** A kind with its number: "Toiletten 3". */
export const alongCounts = {
  water: (count: Count) => plural(count, { one: "Drinkwater #", other: "Drinkwater #" }),
  toilet: (count: Count) => plural(count, { one: "Toilet #", other: "Toiletten #" }),
  food: (count: Count) => plural(count, { one: "Eten #", other: "Eten #" }),
  campsite: (count: Count) => plural(count, { one: "Camping #", other: "Campings #" }),
  repair: (count: Count) => plural(count, { one: "Fietsreparatie #", other: "Fietsreparatie #" }),
  station: (count: Count) => plural(count, { one: "Station #", other: "Stations #" }),
  ferry: (count: Count) => plural(count, { one: "Veer #", other: "Veren #" }),
  bench: (count: Count) => plural(count, { one: "Bank #", other: "Banken #" }),
} as const;

/** The distance of a place from the route, and the button for the rest of a long list. */
export const alongWords = {
  off: (distance: string) => `${distance} ernaast`,
  all: (count: Count) => `Toon alle ${count.shown}`,
} as const;
