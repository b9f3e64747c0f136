import {
  formatAge,
  isWritable,
  localMoment,
  NO_NUMBER,
  otherDay,
  plainNumber,
} from "#sentences/intl/format.ts";

/** Texts of the recorder. */
export const recordingTexts = {
  pause: "Pauzeer",
  resume: "Hervat",
  stop: "Stop en bewaar",
  nothingRecorded: "Er kwam geen positie binnen, dus er is niets bewaard.",
  distance: "Afstand",
  moving: "In beweging",
  time: "Tijd",
  fixes: "Posities",
  recording: "Neemt op",
  paused: "Gepauzeerd",
  standing: "Wacht tot je verder gaat",
  elsewhere: "Een ander tabblad neemt op. Daar kun je pauzeren en stoppen.",
  screenKeptOn: "Het scherm blijft aan.",
  screenMayGoOff: "Het scherm kan uitgaan. Houd het aan, anders mist de track een stuk.",
  refused:
    "De app mag de locatie niet meer weten: dit stuk wordt een gat in de track. Sta het weer toe, dan gaat de opname verder.",
  full: "De opslag is vol: wat nu komt staat alleen in het geheugen. Maak ruimte, of exporteer de track.",
  low: "Er is bijna geen ruimte meer op dit apparaat. Maak ruimte, of exporteer wat er is: is de opslag vol, dan wordt de rest niet bewaard.",
  failed:
    "De opslag van dit apparaat werkt niet: wat nu komt staat alleen in het geheugen. Exporteer de track voor je de app sluit.",
  rewritten:
    "De opslag van deze app is gewist terwijl je opnam. De hele opname is opnieuw weggeschreven.",
  long: "Deze opname heeft 1.000.000 punten, het maximum van een track. Stop haar, en neem verder op in een nieuwe.",
  notSaved:
    "Niet bewaard, want de opslag werkt niet. De opname staat op pauze. Maak ruimte en stop nog eens, of exporteer hem.",
  export: "Exporteer wat er is",
  saved: "Bewaard als track.",
  showTrack: "Bekijk de track",
  pausesByItself: "Pauzeer vanzelf bij stilstaan",
} as const;

const shortTime = localMoment({ timeStyle: "short" });
const nameMoment = localMoment({
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});
/** "Opname van 10:04 hervatten?", "Opname van gisteren 23:50 hervatten?" */
export function resumeText(startedAtMs: number, nowMs: number): string {
  const day = otherDay(startedAtMs, nowMs);
  const time = shortTime.format(startedAtMs);
  return `Opname van ${day === null ? time : `${day} ${time}`} hervatten?`;
}

/** A shorter absence is a reload, whose gap is not worth mentioning. */
const RELOAD_MS = 5000;

/** Reports that a recording resumed automatically after the app was closed for that long. */
export function resumedText(ageMs: number): string {
  if (ageMs < RELOAD_MS) return "De opname gaat verder.";
  return `De opname gaat verder. De app was ${formatAge(ageMs)} dicht: dat stuk is een gat in de track.`;
}

/** Returns the name of a new track: "Opname 1 mei om 10:04". */
export function recordingName(startedAtMs: number): string {
  return `Opname ${nameMoment.format(startedAtMs)}`;
}

/** Returns a duration with its unit: "1 u 04", "4 min 09", "9 s". */
export function durationText(durationMs: number): string {
  if (!isWritable(durationMs)) return NO_NUMBER;
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => `${number}`.padStart(2, "0");
  if (hours > 0) return `${hours} u ${two(minutes)}`;
  return minutes > 0 ? `${minutes} min ${two(seconds % 60)}` : `${seconds} s`;
}

/** "1.234". */
export function fixCountText(fixes: number): string {
  return plainNumber.format(fixes);
}

/** Reports a lost signal for a recording; `noSignalText` reports it for the position. */
export function silentText(age: string): string {
  return `Geen positie sinds ${age}. Dit stuk wordt een gat in de track.`;
}
