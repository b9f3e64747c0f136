import type * as nl from "../../nl/typed/kinds.ts";
import type { Words } from "../../words.ts";

// The words that people type, separated by commas. The app reads those of all languages at once.

/** The kinds of places that people search for. */
export const typedKinds = {
  water:
    "drinking water, drinking fountain, tap, tap water, water tap, water point, water fountain",
  toilet: "toilet, public toilet, restroom, lavatory",
  campsite: "campsite, camp site, campground, camping site",
  ferry: "ferry, ferries, ferry boat",
  lock: "lock",
  bridge: "bridge",
  station: "train station, railway station",
  repair: "bicycle repair, bike repair, bicycle pump, bike pump",
} satisfies Words<typeof nl.typedKinds>;
