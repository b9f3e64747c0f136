import type * as nl from "../../nl/water/logbook.ts";
import type { Words } from "../../words.ts";

export const logTexts = {
  heading: "Logbook",
  help: "While you're recording on the water, the logbook fills itself in: departure, buoys, bridges, anchoring, man overboard, an hourly entry and arrival.",
  empty: "No entries yet.",
  unknown:
    "The saved logbook can't be read. It has been set aside, not deleted, and new entries will go into a new logbook.",
  notRead: "The logbook can't be read right now, because this device's storage isn't working.",
  failed:
    "Not saved, because this device's storage is full or isn't working. Free up some space and keep the app open. It will then be saved after all.",
  add: "Add",
  kind: "What",
  text: "Details",
  time: "Time",
  event: "Event",
  position: "Position",
  course: "Course",
  speed: "Speed",
  log: "Log",
  steer: "To steer",
  wind: "Wind",
  weather: "Weather",
  more: "Wind, weather, course to steer",
  steerHint: "Degrees, 0 to 360",
  steerWrong: "Type whole degrees, from 0 to 360.",
  dayFacts: "Boat and crew",
  signature: "Skipper’s signature",
  engineOpen: "a start or stop is missing",
  edit: "Edit",
  save: "Save",
  remove: "Delete",
  csv: "Download CSV",
  print: "Print",
} satisfies Words<typeof nl.logTexts>;

export const logKinds = {
  departure: "Departure",
  mark: "Passed",
  bridge: "Through bridge or lock",
  "anchor-down": "At anchor",
  "anchor-up": "Anchor raised",
  overboard: "Man overboard",
  arrival: "Arrival",
  hour: "Hourly entry",
  remark: "Remark",
  "engine-on": "Engine on",
  "engine-off": "Engine off",
  crew: "Crew",
  fuel: "Fuel",
} satisfies Words<typeof nl.logKinds>;

export const LOG_FILE = { title: "logbook", separator: "," } satisfies Words<typeof nl.LOG_FILE>;

export const LOG_COLUMNS = [
  "time",
  "event",
  "text",
  "latitude",
  "longitude",
  "course",
  "speed kn",
  "log NM",
  "to steer",
  "wind",
  "weather",
  "edited",
] satisfies Words<typeof nl.LOG_COLUMNS>;

export const logWords = {
  passed: (name) => `Passed ${name}`,
  arrived: (name) => `Arrival: ${name}`,
  edited: (when) => `edited ${when}`,
  engine: (duration) => `Engine ${duration}`,
  distance: (distance) => `Distance ${distance}`,
  page: (page, count) => `Page ${page} of ${count}`,
  fromTo: (from, to) => `${from} – ${to}`,
} satisfies Words<typeof nl.logWords>;

export const logDayFields = {
  boat: "Boat",
  skipper: "Skipper",
  crew: "Crew",
  from: "From",
  to: "To",
} satisfies Words<typeof nl.logDayFields>;
