import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the screen on which a patrol walks a trail. */
export const trailWalkTexts = {
  done: "Alle posten zijn open. Lever in bij de leiding.",
  toMap: "Toon op de kaart",
  toFormula: "Vul de letters in",
  photo: "Foto van de plek",
  picture: "Foto bij de post",
  arrived: "Je bent er.",
  away: "Je bent nog niet bij de post.",
  noPosition: "Er is geen positie. Heb je er een nodig, vraag dan de code aan de leiding.",
  keepOpen: "De app ziet alleen dat je er bent zolang dit scherm open is.",
  answer: "Antwoord",
  try: "Probeer",
  checking: "Even rekenen …",
  wrong: "Dat is het niet.",
  leadersCode: "Code van de leiding",
  useCode: "Gebruik de code",
  wrongCode: "Die code is het niet.",
  open: "Open de post",
  showHint: "Toon de hint",
  hint: "Hint",
  handIn: "Lever in",
  handInHint:
    "De leiding scant de code of opent de link. Je kunt vaker inleveren: het langste telt.",
  asFile: "Als bestand",
  move: "Ga verder op een andere telefoon",
  moveNote: "Voor een telefoon van je eigen patrouille: alles wat open is, gaat mee.",
  moveTooLong: "Dit is te groot voor een code. Geef het als bestand door.",
  failed:
    "Niet bewaard: de opslag van dit apparaat werkt niet of is vol. Maak ruimte en laat de app open; dan wordt het alsnog bewaard.",
  loading: "De tocht wordt geopend …",
} as const;

/** Sentences of a walk with a number or a name. */
export const trailWalkWords = {
  bearing: (bearing: string, distance: string, post: string) =>
    `Richting ${bearing}, ${distance} vanaf post ${post}.`,
  coordinates: (form: string, place: string) => `${form}: ${place}`,
  poor: (accuracy: string) =>
    `Je positie is te onnauwkeurig (± ${accuracy}) om te zien of je er bent.`,
  hintAfter: (minutes: Count) =>
    plural(minutes, { one: "Hint over # minuut.", other: "Hint over # minuten." }),
  points: (points: Count) => plural(points, { one: "# punt", other: "# punten" }),
  patrol: (patrol: string) => `Patrouille ${patrol}`,
} as const;
