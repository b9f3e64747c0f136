/** Texts of practice in reading a map. */
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
  worst: "Largest error",
  total: "Total",
  none: "No points yet. Tap “Carry on” and mark your first one.",
} as const;

/** "Point 3: 42 m off, in 3 min." */
export function attemptText(number: number, error: string, time: string): string {
  return `Point ${number}: ${error} off, in ${time}.`;
}

/** "Map reading practice, 24 November 2026". */
export function sheetTitle(day: string): string {
  return `Map reading practice, ${day}`;
}
