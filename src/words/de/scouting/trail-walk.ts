import type * as nl from "../../nl/scouting/trail-walk.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const trailWalkTexts = {
  done: "Alle Posten sind offen. Gib bei der Leitung ab.",
  toMap: "Auf der Karte zeigen",
  toFormula: "Buchstaben einsetzen",
  photo: "Foto des Orts",
  picture: "Foto zum Posten",
  arrived: "Du bist da.",
  away: "Du bist noch nicht am Posten.",
  noPosition: "Es gibt keine Position. Brauchst du eine, frag die Leitung nach dem Code.",
  keepOpen: "Die App sieht nur, dass du da bist, solange diese Ansicht offen ist.",
  answer: "Antwort",
  try: "Probieren",
  checking: "Wird berechnet …",
  wrong: "Das ist es nicht.",
  leadersCode: "Code der Leitung",
  useCode: "Code verwenden",
  wrongCode: "Das ist nicht der Code.",
  open: "Posten öffnen",
  showHint: "Hinweis zeigen",
  hint: "Hinweis",
  handIn: "Abgeben",
  handInHint:
    "Die Leitung scannt den Code oder öffnet den Link. Du kannst öfter abgeben: Das Längste zählt.",
  asFile: "Als Datei",
  move: "Auf einem anderen Handy weitermachen",
  moveNote: "Für ein Handy deiner eigenen Sippe: Alles, was offen ist, kommt mit.",
  moveTooLong: "Das ist zu groß für einen Code. Gib es als Datei weiter.",
  failed:
    "Nicht gespeichert: Der Speicher dieses Geräts funktioniert nicht oder ist voll. Schaffe Platz und lass die App offen; dann wird es noch gespeichert.",
  loading: "Der Postenlauf wird geöffnet …",
} satisfies Words<typeof nl.trailWalkTexts>;

export const trailWalkWords = {
  bearing: (bearing, distance, post) => `Richtung ${bearing}, ${distance} ab Posten ${post}.`,
  coordinates: (form, place) => `${form}: ${place}`,
  poor: (accuracy) => `Deine Position ist zu ungenau (± ${accuracy}), um zu sehen, ob du da bist.`,
  hintAfter: (minutes) =>
    plural(minutes, { one: "Hinweis in # Minute.", other: "Hinweis in # Minuten." }),
  points: (points) => plural(points, { one: "# Punkt", other: "# Punkte" }),
  patrol: (patrol) => `Sippe ${patrol}`,
} satisfies Words<typeof nl.trailWalkWords>;
