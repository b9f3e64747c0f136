import type * as nl from "../../nl/water/logbook.ts";
import type { Words } from "../../words.ts";

export const logTexts = {
  heading: "Logbuch",
  help: "Während du auf dem Wasser aufzeichnest, füllt sich das Logbuch von selbst: Abfahrt, Tonnen, Brücken, Ankern, Mensch über Bord, Ankunft und ein Eintrag pro Stunde.",
  empty: "Noch keine Einträge.",
  unknown:
    "Das gespeicherte Logbuch kann nicht gelesen werden. Es bleibt separat gespeichert; neue Einträge kommen in ein neues Logbuch.",
  notRead:
    "Das Logbuch kann gerade nicht gelesen werden, weil die App nicht auf den Speicher zugreifen kann.",
  failed:
    "Nicht gespeichert, weil der Speicher dieses Geräts voll oder nicht verfügbar ist. Gib Speicherplatz frei und lass die App geöffnet, dann wird es nachträglich gespeichert.",
  add: "Hinzufügen",
  kind: "Was",
  text: "Notiz",
  time: "Zeit",
  event: "Ereignis",
  position: "Position",
  course: "Kurs",
  speed: "Fahrt",
  log: "Logge",
  steer: "Zu steuern",
  wind: "Wind",
  weather: "Wetter",
  more: "Wind, Wetter, zu steuernder Kurs",
  steerHint: "Grad, 0 bis 360",
  steerWrong: "Gib ganze Grad von 0 bis 360 ein.",
  dayFacts: "Boot und Crew",
  signature: "Unterschrift Schiffsführer",
  engineOpen: "ein An oder Aus fehlt",
  edit: "Ändern",
  save: "Speichern",
  remove: "Löschen",
  csv: "CSV herunterladen",
  print: "Drucken",
} satisfies Words<typeof nl.logTexts>;

export const logKinds = {
  departure: "Abfahrt",
  mark: "Passiert",
  bridge: "Durch Brücke oder Schleuse",
  "anchor-down": "Vor Anker",
  "anchor-up": "Anker gelichtet",
  overboard: "Mensch über Bord",
  arrival: "Ankunft",
  hour: "Stündlicher Eintrag",
  remark: "Bemerkung",
  "engine-on": "Motor an",
  "engine-off": "Motor aus",
  crew: "Crew",
  fuel: "Kraftstoff",
} satisfies Words<typeof nl.logKinds>;

export const LOG_FILE = { title: "logbuch", separator: ";" } satisfies Words<typeof nl.LOG_FILE>;

export const LOG_COLUMNS = [
  "Zeit",
  "Ereignis",
  "Text",
  "Breitengrad",
  "Längengrad",
  "Kurs",
  "Fahrt kn",
  "Logge NM",
  "zu steuern",
  "Wind",
  "Wetter",
  "geändert",
] satisfies Words<typeof nl.LOG_COLUMNS>;

export const logWords = {
  passed: (name) => `Passiert: ${name}`,
  arrived: (name) => `Ankunft: ${name}`,
  edited: (when) => `geändert ${when}`,
  engine: (duration) => `Motor ${duration}`,
  distance: (distance) => `Strecke ${distance}`,
  page: (page, count) => `Seite ${page} von ${count}`,
  fromTo: (from, to) => `${from} – ${to}`,
} satisfies Words<typeof nl.logWords>;

export const logDayFields = {
  boat: "Boot",
  skipper: "Schiffsführer",
  crew: "Crew",
  from: "Von",
  to: "Nach",
} satisfies Words<typeof nl.logDayFields>;
