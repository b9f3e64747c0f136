import { plainNumber } from "#sentences/intl/format.ts";
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

const TROUBLES = {
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

/** Returns why a file cannot be restored, and what to do. */
export function backupProblemText(reason: keyof typeof TROUBLES): string {
  return TROUBLES[reason];
}

const KINDS = {
  waypoints: "Waypoints",
  photos: "Foto's",
  tracks: "Tracks en routes",
  plans: "Plannen",
  bin: "Prullenbak",
  setAside: "Apart gezet",
  boating: "Op het water",
  scouting: "Hunt en oefening",
} as const;

/** Returns the name of a kind of record. */
export function backupKindText(kind: keyof typeof KINDS): string {
  return KINDS[kind];
}

/** "12 nieuw, 3 gewijzigd, 100 hetzelfde". */
export function changesText(added: number, changed: number, same: number): string {
  const counts = [
    [added, "nieuw"],
    [changed, "gewijzigd"],
    [same, "hetzelfde"],
  ] as const;
  const parts = counts.flatMap(([count, word]) =>
    count > 0 ? [`${plainNumber.format(count)} ${word}`] : [],
  );
  return parts.join(", ") || "geen";
}

/** Returns the number of unreadable records in the file. */
export function leftOutText(count: number): string {
  return count === 1
    ? "1 onderdeel van de back-up is niet leesbaar en wordt niet teruggezet. Bewaar het bestand."
    : `${plainNumber.format(count)} onderdelen van de back-up zijn niet leesbaar en worden niet teruggezet. Bewaar het bestand.`;
}

/** "Van 21 november 2026 om 14:03". */
export function madeAtText(dateTime: string): string {
  return `Van ${dateTime}`;
}

/** "Laatste back-up: 21 november 2026 om 14:03." */
export function lastBackupText(dateTime: string | null): string {
  return dateTime === null ? "Je hebt nog geen back-up gemaakt." : `Laatste back-up: ${dateTime}.`;
}

const BIN_KINDS = {
  waypoints: "Waypoint",
  tracks: "Track",
  plans: "Route",
  photos: "Foto",
  hunt: "Jacht",
  logbook: "Regel in het logboek",
} as const;

/** "Waypoint, verwijderd op 21 november 2026 om 14:03". */
export function deletedAtText(kind: keyof typeof BIN_KINDS, dateTime: string): string {
  return `${BIN_KINDS[kind]}, verwijderd op ${dateTime}`;
}

/** Returns the label of a button in the bin, with the name of the thing. */
export function aboutText(action: string, name: string): string {
  return `${action}: ${name}`;
}
