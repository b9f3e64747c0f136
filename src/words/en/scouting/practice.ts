import type * as nl from "../../nl/scouting/practice.ts";
import type { Words } from "../../words.ts";

export const practiceTexts = {
  name: "Practice",
  intro:
    "Your position is hidden while you practise. Move the cross to where you think you are and tap “I'm here” to see how many metres you were off. Everything stays on this device.",
  begin: "Begin",
  here: "I'm here",
  result: "Result",
  goOn: "Carry on",
  print: "Print the result",
  again: "New round",
  end: "Stop practising",
  noPosition:
    "Your device doesn't know your position right now. Wait until it does, then tap again.",
  notStored: "This round can't be saved and will be lost when you close the app.",
  point: "Point",
  error: "Off by",
  accuracy: "Position",
  time: "Time",
  mean: "Average error",
  none: "No points yet. Tap “Carry on” and mark your first one.",
} satisfies Words<typeof nl.practiceTexts>;

export const sheetTitle = ((day) => `Map reading practice, ${day}`) satisfies Words<
  typeof nl.sheetTitle
>;

export const practiceWords = {
  attempt: (point, error, time) => `Point ${point}: ${error} off, in ${time}.`,
} satisfies Words<typeof nl.practiceWords>;
