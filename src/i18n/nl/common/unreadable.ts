/** The nouns for kinds of records. */
const NOUNS = {
  tracks: { one: "track of route", many: "tracks of routes" },
  scouting: { one: "jacht of oefening", many: "jachten of oefeningen" },
  plans: { one: "bewaarde route", many: "bewaarde routes" },
} as const;

/** Texts about records that this version of the app cannot read. */
export const unreadableTexts = {
  heading: "Niet te lezen",
  noName: "Zonder naam",
  download: "Download wat onleesbaar is",
  notMade: "Downloaden lukte niet. Probeer het nog eens.",
  "older-format": "bewaard door een oudere versie van de app",
  "newer-format": "bewaard door een nieuwere versie van de app",
  "too-large": "te groot om te tonen",
  "bad-record": "beschadigd",
} as const;

/** "2 tracks of routes kan deze versie van de app niet lezen. Er is niets weggegooid: …". */
export function unreadableText(kind: keyof typeof NOUNS, count: number): string {
  const { one, many } = NOUNS[kind];
  return `${count === 1 ? `1 ${one}` : `${count} ${many}`} kan deze versie van de app niet lezen. Er is niets weggegooid: je kunt de gegevens downloaden zoals ze bewaard zijn.`;
}
