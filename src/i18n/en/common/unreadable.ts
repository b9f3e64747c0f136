/** The nouns for kinds of records. */
const NOUNS = {
  tracks: { one: "track or route", many: "tracks or routes" },
  scouting: { one: "hunt or exercise", many: "hunts or exercises" },
  plans: { one: "saved route", many: "saved routes" },
} as const;

/** Texts about records that this version of the app cannot read. */
export const unreadableTexts = {
  heading: "Unreadable items",
  noName: "No name",
  download: "Download unreadable items",
  notMade: "The download didn't work. Try again.",
  "older-format": "saved by an older version of the app",
  "newer-format": "saved by a newer version of the app",
  "too-large": "too large to show",
  "bad-record": "damaged",
} as const;

/** "This version of the app can't read 2 tracks or routes. Nothing has been deleted: …". */
export function unreadableText(kind: keyof typeof NOUNS, count: number): string {
  const { one, many } = NOUNS[kind];
  return `This version of the app can't read ${count === 1 ? `1 ${one}` : `${count} ${many}`}. Nothing has been deleted: you can download the data as it was saved.`;
}
