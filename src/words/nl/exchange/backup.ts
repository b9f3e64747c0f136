import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";
/** Texts of backups, of restoring them, and of the bin. */
export const backupTexts = {
  make: "Maak een back-up",
  made: "De back-up is gemaakt. Bewaar het bestand ergens anders dan op dit apparaat.",
  notMade:
    "De back-up lukte niet, want de opslag van dit apparaat werkt niet. Download in elk geval je waypoints.",
  restore: "Zet een back-up terug",
  restoreHeading: "Back-up terugzetten",
  reading: "De back-up wordt gelezen…",
  whatHappens: "Wat er al is en niet in de back-up zit, blijft staan.",
  nothingNew: "Alles uit deze back-up staat al op dit apparaat.",
  confirm: "Zet terug",
  restored: "De back-up is teruggezet.",
  notRestored:
    "Terugzetten lukte niet, want de opslag van dit apparaat werkt niet. Er is niets veranderd.",
  undo: "Ongedaan maken",
  undone: "Alles is weer zoals het was.",
  undoFailed: "Ongedaan maken lukte niet. Probeer het nog eens.",
  cancel: "Annuleer",
  close: "Sluiten",
  addsDraft: "De route waaraan je werkte, wordt teruggezet.",
  settingsChange: "Je instellingen worden die van de back-up.",
  reminder:
    "Je hebt veel waypoints en geen back-up van de laatste tijd. Ze staan alleen op dit apparaat.",
  later: "Nu niet",
  bin: "Prullenbak",
  binHeading: "Prullenbak",
  binHint: "Wat je verwijdert, blijft hier 30 dagen staan.",
  noName: "Zonder naam",
  binEmpty: "De prullenbak is leeg.",
  putBack: "Zet terug",
  throwAway: "Voorgoed weg",
  throwAllAway: "Leeg de prullenbak",
  binFailed:
    "Dat lukte niet. De opslag van dit apparaat werkt niet, of het waypoint van de foto is weg.",
} as const;

/** The reasons that a file cannot be restored, and what to do. */
export const backupProblems = {
  "not-a-backup":
    "Dit bestand is geen back-up van Scouting Map. Kies een bestand dat met “Maak een back-up” is gemaakt.",
  "newer-version":
    "Deze back-up is van een nieuwere versie van Scouting Map. Werk eerst deze app bij.",
  damaged: "Deze back-up is niet heel: hij is afgebroken of veranderd. Er is niets teruggezet.",
  "too-large": "Dit bestand is groter dan 400 MB; zo'n grote back-up kan ik niet lezen.",
  "too-many":
    "In deze back-up staat, samen met wat hier al staat, meer dan de app kan tonen, zoals meer dan 50.000 waypoints. Er is niets teruggezet. Ruim op, en maak zo nodig een nieuwe back-up.",
  "no-database": "De opslag van dit apparaat werkt niet. Er is niets teruggezet.",
} as const;

/** The names of the kinds of records. */
export const backupKinds = {
  waypoints: "Waypoints",
  photos: "Foto's",
  tracks: "Tracks en routes",
  plans: "Plannen",
  bin: "Prullenbak",
  setAside: "Apart gezet",
  boating: "Op het water",
  scouting: "Hunt en oefening",
} as const;

/** The names of single records in the bin, by their kind. */
export const binKinds = {
  waypoints: "Waypoint",
  tracks: "Track",
  plans: "Route",
  photos: "Foto",
  hunt: "Jacht",
  logbook: "Regel in het logboek",
  sheets: "Patrouille",
  trail: "Postentocht",
  walk: "Gelopen postentocht",
  hike: "Hike van de leiding",
} as const;

/** The counts of a kind in a backup: "12 nieuw, 3 gewijzigd, 100 hetzelfde". */
export const changeWords = {
  added: (count: Count) => `${count.shown} nieuw`,
  changed: (count: Count) => `${count.shown} gewijzigd`,
  same: (count: Count) => `${count.shown} hetzelfde`,
  none: "geen",
} as const;

/** Sentences about a backup and the bin with a number or a time in them. */
export const backupWords = {
  leftOut: (count: Count) =>
    plural(count, {
      one: "# onderdeel van de back-up is niet leesbaar en wordt niet teruggezet. Bewaar het bestand.",
      other:
        "# onderdelen van de back-up zijn niet leesbaar en worden niet teruggezet. Bewaar het bestand.",
    }),
  last: (time: string) => `Laatste back-up: ${time}.`,
  none: "Je hebt nog geen back-up gemaakt.",
  deleted: (kind: string, time: string) => `${kind}, verwijderd op ${time}`,
} as const;

/** "Van 21 november 2026 om 14:03". */
export const madeAtText = (time: string) => `Van ${time}`;
