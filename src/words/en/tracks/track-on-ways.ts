import type * as nl from "../../nl/tracks/track-on-ways.ts";
import type { Words } from "../../words.ts";

export const trackOnWaysWords = {
  heading: "On roads and paths",
  modes: { walk: "On foot", cycle: "By bicycle" },
  searching: (percent) => `Looking for the roads: ${percent}`,
  stop: "Stop",
  stopped: "Stopped.",
  again: "Search again",
  noPack: "No map pack on this device has roads.",
  unread: "Some of the roads and paths along this track can't be read.",
  nothing: "This track follows no road or path in your map packs.",
  tooLong: "This track is longer than 500 km. Split it first.",
  failed: "Looking for the roads doesn't work right now.",
  follows: (on, all) => `${on} of ${all} follows roads and paths. The track itself doesn't change.`,
  paved: (length) => `paved ${length}`,
  unpaved: (length) => `unpaved ${length}`,
  unknown: (length) => `surface unknown ${length}`,
  streets: "Streets",
  strays: "Fits no road",
  stray: (from, to) => `Km ${from} to ${to}`,
  placeAt: (name, distance) => `${name} (${distance})`,
  besideNothing: "Your map packs and saved areas have nothing within 150 m of this track.",
  besideFailed: "What lies along this track can’t be looked up right now.",
  takePlan: "Make a plan of it",
  noPlan: "This track leaves the roads too often for a plan.",
} satisfies Words<typeof nl.trackOnWaysWords>;
