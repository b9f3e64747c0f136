import type * as nl from "../../nl/scouting/hunt-timers.ts";
import type { Words } from "../../words.ts";

export const huntTimerTexts = {
  heading: "Countdown",
  add: "Zeit herunterzählen",
  hint: "Nach der Uhr dieses Geräts; die Organisation entscheidet.",
  kind: "Was herunterzählt",
  kinds: { lock: "Sperre eines Gebiets", answer: "Zeit zum Antworten" },
  minutes: "Minuten",
  notMinutes: "Gib 1 bis 1440 ganze Minuten ein.",
  name: "Welche",
  start: "Start",
  cancel: "Abbrechen",
  over: "abgelaufen",
  unknown: "unbekannt, weil die Uhr zurückgestellt wurde",
} satisfies Words<typeof nl.huntTimerTexts>;

export const huntTimerWords = {
  names: { lock: "Sperre", answer: "Antwort" },
  left: (minutes) => `noch ${minutes}\u00a0Min.`,
  remove: (name) => `Entfernen: ${name}`,
} satisfies Words<typeof nl.huntTimerWords>;
