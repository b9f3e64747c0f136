/** The nouns for kinds of records. */
const NOUNS = {
  tracks: { one: "Track oder Route", many: "Tracks oder Routen" },
  scouting: { one: "Jagd oder Übung", many: "Jagden oder Übungen" },
  plans: { one: "gespeicherte Route", many: "gespeicherte Routen" },
} as const;

/** Texts about records that this version of the app cannot read. */
export const unreadableTexts = {
  heading: "Nicht lesbare Daten",
  noName: "Ohne Namen",
  download: "Nicht lesbare Daten herunterladen",
  notMade: "Das Herunterladen hat nicht geklappt. Versuche es noch einmal.",
  "older-format": "von einer älteren Version der App gespeichert",
  "newer-format": "von einer neueren Version der App gespeichert",
  "too-large": "zu groß zum Anzeigen",
  "bad-record": "beschädigt",
} as const;

/** "Diese Version der App kann 2 Tracks oder Routen nicht lesen. Es wurde nichts gelöscht: …". */
export function unreadableText(kind: keyof typeof NOUNS, count: number): string {
  const { one, many } = NOUNS[kind];
  return `Diese Version der App kann ${count === 1 ? `1 ${one}` : `${count} ${many}`} nicht lesen. Es wurde nichts gelöscht: Du kannst die Daten so herunterladen, wie sie gespeichert sind.`;
}
