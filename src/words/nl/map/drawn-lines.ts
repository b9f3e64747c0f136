import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of lines and areas that the user draws on the map. */
export const drawnLineTexts = {
  keep: "Bewaar deze lijn",
  name: "Naam",
  line: "Lijn",
  area: "Gebied",
  closed: "Maak rond: een gebied",
  color: "Kleur",
  usualColor: "Gewoon",
  save: "Bewaar",
  cancel: "Annuleer",
  failed: "Niet bewaard: de opslag van dit apparaat werkt niet of is vol.",
} as const;

/** Texts of editing the points of a line on the map. */
export const editLineTexts = {
  editPoints: "Punten wijzigen",
  choose: "Tik op een punt, of op de lijn voor een nieuw punt. Of zet het kruis erop.",
  put: "Tik waar het punt moet komen, of schuif het kruis erheen.",
  nothingThere: "Daar is geen punt en geen lijn.",
  chooseHere: "Kies hier",
  putHere: "Zet hier",
  insertAfter: "Punt erna",
  remove: "Punt weg",
  undo: "Laatste wijziging terug",
  zoomIn: "Zoom in: hier liggen te veel punten om ze te tonen.",
  save: "Bewaar",
  cancel: "Annuleer",
  failed: "Niet bewaard: de lijn is intussen veranderd, of de opslag werkt niet of is vol.",
  loading: "De punten worden gelezen\u2026",
} as const;

/** Texts of drawn lines with numbers in them. */
export const drawnLineWords = {
  chosenPoint: (number: string, count: string) => `Punt ${number} van ${count}`,
  edits: (count: Count, distance: string) =>
    `${plural(count, { one: "# wijziging", other: "# wijzigingen" })}, ${distance}`,
  enclosed: (area: string) => `rond: ${area}`,
} as const;

/** "‘Grens’ staat nu bij je tracks en routes." */
export const lineKeptText = (name: string) => `‘${name}’ staat nu bij je tracks en routes.`;
