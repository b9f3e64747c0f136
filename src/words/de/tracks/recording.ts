import type * as nl from "../../nl/tracks/recording.ts";
import type { Words } from "../../words.ts";

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
} satisfies Words<typeof nl.recordingTexts>;

export const recordingWords = {
  resume: (time) => `Aufzeichnung von ${time} Uhr fortsetzen?`,
  // A day is "gestern".
  resumeOfDay: (day, time) => `Aufzeichnung von ${day}, ${time} Uhr, fortsetzen?`,
  resumeOfDate: (date, time) => `Aufzeichnung vom ${date}, ${time} Uhr, fortsetzen?`,
  goesOn: "Die Aufzeichnung läuft weiter.",
  wasClosed: (duration) =>
    `Die Aufzeichnung läuft wieder. Dauer der Unterbrechung: ${duration}. Dadurch hat der Track eine Lücke.`,
  name: (moment) => `Aufzeichnung vom ${moment}`,
  hours: (hours, minutes) => `${hours}:${minutes}\u00a0h`,
  minutes: (minutes, seconds) => `${minutes}:${seconds}\u00a0min`,
} satisfies Words<typeof nl.recordingWords>;

export const silentText = ((age) =>
  `Seit ${age} keine Position. Dadurch entsteht eine Lücke im Track.`) satisfies Words<
  typeof nl.silentText
>;
