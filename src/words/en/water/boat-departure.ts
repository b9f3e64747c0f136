import type * as nl from "../../nl/water/boat-departure.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const boatDepartureTexts = {
  heading: "Departure",
  date: "Departure date",
  time: "Departure time",
  now: "Leave now",
  hint: "Times are based on your speed and include the waiting that the schedules imply.",
  passed: "This departure time has passed.",
} satisfies Words<typeof nl.boatDepartureTexts>;

export const movedWords = {
  today: (day) => `That time has already passed. Showing today, ${day}.`,
  tomorrow: (day) => `That time has already passed. Showing tomorrow, ${day}.`,
} satisfies Words<typeof nl.movedWords>;

export const bestDepartureTexts = {
  best: "Find the best departure",
  searching: "Comparing departures …",
  take: "Use this departure",
} satisfies Words<typeof nl.bestDepartureTexts>;

export const waitWords = {
  until: (moment) => `wait until ${moment}`,
  untilAtLatest: (moment) => `wait until ${moment} at the latest`,
  unknown: "waiting unknown",
  closed: "no passage for the time being",
  arrival: (moment) => `Arrival ${moment}`,
  waiting: (arrival, duration) =>
    `${arrival}, including ${duration} of waiting according to the schedules`,
  objects: (count) => plural(count, { one: "# bridge or lock", other: "# bridges or locks" }),
  notThrough: (count) => `You can't get through ${count} for now.`,
  maybeLonger: (count) => `At ${count} it is not known whether you wait.`,
  best: (until, moment) => `Best departure until ${until}: ${moment}`,
  noBetter: (until) => `As far as we know, no other departure until ${until} means less waiting.`,
} satisfies Words<typeof nl.waitWords>;
