import { dutchNumber } from "./formatters.ts";

/** Texts of the kept tracks and routes below the list of waypoints. */
export const trackTexts = {
  heading: "Tracks en routes",
  track: "Track",
  route: "Route",
  noName: "Zonder naam",
  hidden: "Niet op de kaart",
  showAll: "Toon ze allemaal",
  name: "Naam",
  rename: "Bewaar naam",
  onMap: "Teken op de kaart",
  export: "Exporteer",
  remove: "Verwijder",
  close: "Sluiten",
  undo: "Ongedaan maken",
  undone: "De track staat er weer.",
  saved: "Bewaard.",
  "changed-elsewhere":
    "Niet bewaard: de naam is intussen ook ergens anders gewijzigd. Bewaar nog eens als die van jou moet blijven.",
  failed:
    "Dat lukte niet, want de opslag van dit apparaat doet niet mee. Maak ruimte en probeer het nog eens.",
  gone: "Deze track kan niet meer gelezen worden.",
} as const;

const count = dutchNumber();

/** "12 tracks en routes". */
export function lineCountText(lines: number): string {
  return lines === 1 ? "1 track of route" : `${count.format(lines)} tracks en routes`;
}

/** "1.234 punten". */
export function pointCountText(points: number): string {
  return points === 1 ? "1 punt" : `${count.format(points)} punten`;
}

/** "“Rondje” is verwijderd." */
export function lineDeletedText(name: string): string {
  return `“${name}” is verwijderd.`;
}
