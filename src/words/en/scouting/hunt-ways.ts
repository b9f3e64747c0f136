import type * as nl from "../../nl/scouting/hunt-ways.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const huntWaysWords = {
  mode: "How the foxes travel",
  modes: { walk: "On foot", cycle: "By bicycle" },
  ask: "Show reach along ways",
  again: "Refresh reach along ways",
  stop: "Stop",
  remove: "Remove the ways",
  asking: "Looking for ways…",
  failed: "The search failed. Try again.",
  changed: "What no longer holds, or is not on the map, was left out. Refresh the reach.",
} satisfies Words<typeof nl.huntWaysWords>;

export const huntWaysSentences = {
  drawn: {
    walk: (time) =>
      `As of ${time}: on foot along roads and paths in your packs. The circle stays the outer limit.`,
    cycle: (time) =>
      `As of ${time}: by bicycle along roads and paths in your packs. The circle stays the outer limit.`,
  },
  "no-ways": (names) => `${names}: the packs on this device have no road or path within 300 m.`,
  "not-reached": (names) => `${names}: no road or path reached yet.`,
  far: (names) => `${names}: farther than 15 km, so only the circle.`,
  unread: (names) => `${names}: some of the roads here cannot be read.`,
  leftOut: (sightings) =>
    plural(sightings, {
      one: "# older sighting was not searched.",
      other: "# older sightings were not searched.",
    }),
} satisfies Words<typeof nl.huntWaysSentences>;
