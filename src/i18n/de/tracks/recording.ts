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
  pause: "Pausieren",
  resume: "Fortsetzen",
  stop: "Beenden und speichern",
  nothingRecorded: "Es wurden keine Positionen empfangen, deshalb wurde nichts gespeichert.",
  distance: "Strecke",
  moving: "In Bewegung",
  time: "Zeit",
  fixes: "Positionen",
  recording: "Zeichnet auf",
  paused: "Pausiert",
  standing: "Pausiert, bis du dich wieder bewegst",
  elsewhere:
    "In einem anderen Tab läuft eine Aufzeichnung. Dort kannst du sie pausieren oder beenden.",
  screenKeptOn: "Der Bildschirm bleibt an.",
  screenMayGoOff:
    "Der Bildschirm schaltet sich möglicherweise von selbst aus. Lass ihn an, sonst fehlt ein Teil des Tracks.",
  refused:
    "Die App darf deinen Standort nicht mehr verwenden, deshalb entsteht eine Lücke im Track. Erlaube ihr den Zugriff wieder, um weiter aufzuzeichnen.",
  full: "Der Speicher ist voll. Neue Positionen gehen verloren, wenn die App geschlossen wird. Gib Speicherplatz frei oder exportiere den Track.",
  low: "Auf diesem Gerät ist kaum noch Platz. Gib Speicherplatz frei oder exportiere den bisherigen Track. Sobald der Speicher voll ist, wird der Rest nicht mehr gespeichert.",
  failed:
    "Die App kann nicht auf den Speicher dieses Geräts zugreifen. Neue Positionen gehen verloren, wenn die App geschlossen wird. Exportiere vorher den Track.",
  rewritten:
    "Der Speicher der App wurde während der Aufzeichnung gelöscht. Die ganze Aufzeichnung wurde noch einmal gespeichert.",
  long: "Diese Aufzeichnung hat das Maximum von 1.000.000 Punkten erreicht. Beende sie und starte eine neue.",
  notSaved:
    "Nicht gespeichert, weil die App nicht auf den Speicher zugreifen kann. Die Aufzeichnung ist pausiert. Gib Speicherplatz frei und beende sie noch einmal, oder exportiere sie.",
  export: "Bisherige Aufzeichnung exportieren",
  saved: "Als Track gespeichert.",
  showTrack: "Track ansehen",
  pausesByItself: "Beim Stehenbleiben pausieren",
} as const;

const shortTime = localMoment({ timeStyle: "short" });
const nameMoment = localMoment({
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});
/** "Aufzeichnung von 10:04 Uhr fortsetzen?", "Aufzeichnung von gestern, 23:50 Uhr, fortsetzen?" */
export function resumeText(startedAtMs: number, nowMs: number): string {
  const day = otherDay(startedAtMs, nowMs);
  const time = shortTime.format(startedAtMs);
  if (day === null) return `Aufzeichnung von ${time} Uhr fortsetzen?`;
  // "vom 20. November 2026", but "von gestern".
  const from = /^\d/.test(day) ? "vom" : "von";
  return `Aufzeichnung ${from} ${day}, ${time} Uhr, fortsetzen?`;
}

/** A shorter absence is a reload, whose gap is not worth mentioning. */
const RELOAD_MS = 5000;

/** Reports that a recording resumed automatically after the app was closed for that long. */
export function resumedText(ageMs: number): string {
  if (ageMs < RELOAD_MS) return "Die Aufzeichnung läuft weiter.";
  return `Die Aufzeichnung läuft wieder. Dauer der Unterbrechung: ${formatAge(ageMs)}. Dadurch hat der Track eine Lücke.`;
}

/** Returns the name of a new track: "Aufzeichnung vom 1. Mai um 10:04". */
export function recordingName(startedAtMs: number): string {
  return `Aufzeichnung vom ${nameMoment.format(startedAtMs)}`;
}

/** Returns a duration with its unit: "1:04 h", "4:09 min", "9 s". */
export function durationText(durationMs: number): string {
  if (!isWritable(durationMs)) return NO_NUMBER;
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => `${number}`.padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes)} h`;
  return minutes > 0 ? `${minutes}:${two(seconds % 60)} min` : `${seconds} s`;
}

/** "1.234". */
export function fixCountText(fixes: number): string {
  return plainNumber.format(fixes);
}

/** Reports a lost signal for a recording; `noSignalText` reports it for the position. */
export function silentText(age: string): string {
  return `Seit ${age} keine Position. Dadurch entsteht eine Lücke im Track.`;
}
