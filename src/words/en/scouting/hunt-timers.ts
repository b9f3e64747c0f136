import type * as nl from "../../nl/scouting/hunt-timers.ts";
import type { Words } from "../../words.ts";

export const huntTimerTexts = {
  heading: "Countdown",
  add: "Count down a time",
  hint: "By the clock of this device; the organisers decide.",
  kind: "What is counted down",
  kinds: { lock: "Lock on an area", answer: "Time to answer" },
  minutes: "Minutes",
  notMinutes: "Enter 1 to 1440 whole minutes.",
  name: "Which one",
  start: "Start",
  cancel: "Cancel",
  over: "over",
  unknown: "unknown, because the clock was set back",
} satisfies Words<typeof nl.huntTimerTexts>;

export const huntTimerWords = {
  names: { lock: "Lock", answer: "Answer" },
  left: (minutes) => `${minutes}\u00a0min left`,
  remove: (name) => `Remove: ${name}`,
} satisfies Words<typeof nl.huntTimerWords>;
