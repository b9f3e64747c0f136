import type * as nl from "../../nl/plan/along-route.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const alongTexts = {
  heading: "Along the way",
  looking: "Finding places along the way…",
  nothing: "Your map packs and saved areas don't include any places within 150 m of this plan.",
  unknown:
    "This device has no data about places along the way. Download a map pack that includes a map, or save this area.",
  kinds: "What would you like to see?",
  print: "Include places along the way",
} satisfies Words<typeof nl.alongTexts>;

export const alongNames = {
  water: "Drinking water",
  toilet: "Toilet",
  food: "Food",
  campsite: "Campsite",
  repair: "Bike repair",
  station: "Station",
  ferry: "Ferry",
  bench: "Bench",
} satisfies Words<typeof nl.alongNames>;

/** A kind with its number: "Toilets 3". */
export const alongCounts = {
  water: (count) => plural(count, { one: "Drinking water #", other: "Drinking water #" }),
  toilet: (count) => plural(count, { one: "Toilet #", other: "Toilets #" }),
  food: (count) => plural(count, { one: "Food #", other: "Food #" }),
  campsite: (count) => plural(count, { one: "Campsite #", other: "Campsites #" }),
  repair: (count) => plural(count, { one: "Bike repair #", other: "Bike repair #" }),
  station: (count) => plural(count, { one: "Station #", other: "Stations #" }),
  ferry: (count) => plural(count, { one: "Ferry #", other: "Ferries #" }),
  bench: (count) => plural(count, { one: "Bench #", other: "Benches #" }),
} satisfies Words<typeof nl.alongCounts>;

export const alongWords = {
  off: (distance) => `${distance} from the route`,
  all: (count) => `Show all ${count.shown}`,
} satisfies Words<typeof nl.alongWords>;
