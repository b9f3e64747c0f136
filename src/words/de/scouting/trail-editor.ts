import type * as nl from "../../nl/scouting/trail-editor.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const trailEditorTexts = {
  name: "Name des Postenlaufs",
  order: "Reihenfolge",
  posts: "Posten",
  postsHint: "Ein neuer Posten übernimmt, was du beim letzten gewählt hast.",
  add: "Posten hinzufügen",
  addOnMap: "Posten auf der Karte hinzufügen",
  isFull: "Mehr Posten passen nicht in einen Postenlauf.",
  fromWaypoints: "Wegpunkte als Posten hinzufügen",
  noFolder: "Ohne Ordner",
  postName: "Name",
  noPlace: "Noch kein Ort",
  noAnswer: "noch keine Antwort",
  noChoices: "zu wenig Auswahl",
  sameChoices:
    "eine falsche Wahl öffnet ihn auch, denn sie unterscheiden sich nur in Satzzeichen, Leerzeichen oder Großschreibung",
  onMap: "Auf der Karte zeigen",
  here: "Hier stehe ich",
  noPosition: "Gerade ist keine Position da.",
  waypoint: "Oder ein Wegpunkt",
  noWaypoint: "Wähle …",
  radius: "Radius (m)",
  find: "So finden sie den Posten",
  findText: "Hinweis, um den Posten zu finden",
  placeInFile: "Der Ort selbst steht auch in der Datei: Wer sie zerlegt, braucht das nicht.",
  findPhoto: "Foto des Orts",
  opens: "Öffnet sich durch",
  question: "Frage",
  answers: "Richtige Antworten, eine pro Zeile",
  answersHint: "Großschreibung, Akzente, Leerzeichen, Satzzeichen und führende Nullen sind egal.",
  choices: "Auswahl, eine pro Zeile",
  rightChoice: "Richtige Wahl",
  makeCode: "Code aus 10 Buchstaben erzeugen",
  strengths: {
    choice: "Eine Auswahl ist nie geheim: Wer alle probiert, hat sie sofort.",
    short:
      "Eine kurze Antwort lässt sich erraten: Wer die Datei zerlegt, probiert alle Codes in Minuten. Das hält Neugierige auf, keine Tüftler.",
    random: "Dieser Code lässt sich nicht erraten. Häng ihn am Posten auf.",
  },
  hidden:
    "Ein Posten, der sich am Ort öffnet, ist nur versteckt: Wer die Datei zerlegt, kann ihn lesen, und wo der nächste ist.",
  open: "Diesen Posten kann jeder lesen, der ihn bekommt, und wo der nächste ist.",
  text: "Text, wenn der Posten offen ist",
  picture: "Foto, wenn der Posten offen ist",
  removePicture: "Foto entfernen",
  badPicture: "Dieses Foto kann die App nicht lesen.",
  hint: "Hinweis",
  hintHint: "Nicht verschlossen: Wer die Datei zerlegt, kann ihn früher lesen.",
  hintMinutes: "Hinweis nach (Minuten)",
  points: "Punkte",
  up: "Nach oben",
  down: "Nach unten",
  give: "Postenlauf mitgeben",
  giveHint: "Die richtige Antwort steht nicht darin. Mit Fotos passt es oft nur in eine Datei.",
  giveNote: "Änderst du den Postenlauf danach, gib ihn erneut mit.",
  startPost: "Beginnt bei",
  asLink: "Als Link oder Code",
  asFile: "Als Datei",
  sealing: "Die Posten werden verschlossen …",
  sealFailed: "Verschließen geht gerade nicht. Versuch es erneut.",
  tooLong: "Der Postenlauf ist zu groß für einen Link oder Code. Gib ihn als Datei mit.",
  tooLargeFile: "Der Postenlauf ist zu groß für die Handys der Gruppen. Nimm Fotos heraus.",
  notReady: "Noch nicht fertig zum Mitgeben:",
  empty: "Füge zuerst einen Posten hinzu.",
  sheet: "Blatt der Leitung",
  sheetHint: "Mit allen Antworten, und den Codes für die ohne gute Position.",
  printSheet: "Blatt drucken",
  sheetColumns: ["Posten", "Ort (RD)", "Frage und Antwort", "Code der Leitung", "Punkte"],
  table: "Ergebnis",
  tableHint: "Scanne unter Postenläufe, was Sippen abgeben.",
  forgeable: "Das Protokoll kommt von ihrem Handy: Wer geschickt ist, kann es fälschen.",
  noReports: "Noch nichts abgegeben.",
  printTable: "Ergebnis drucken",
  patrol: "Sippe",
  total: "Summe",
  times: "Von – bis",
  legend:
    "H: mit Hinweis. C: mit dem Code der Leitung. ×2: zwei falsche Antworten. ?: laut Protokoll offen, aber ohne richtige Antwort.",
  failed:
    "Nicht gespeichert: Der Speicher dieses Geräts funktioniert nicht oder ist voll. Schaffe Platz und lass die App offen; dann wird es noch gespeichert.",
} satisfies Words<typeof nl.trailEditorTexts>;

export const trailOrders = {
  set: {
    name: "Fest",
    hint: "Jeder Posten verrät den nächsten. Wer einen mit Antwort auslässt, bekommt den Rest nicht auf.",
  },
  free: {
    name: "Frei",
    hint: "Alle Orte und Fragen sind in der Datei lesbar; nur was eine Antwort öffnet, ist verschlossen.",
  },
  shifted: {
    name: "Jede Sippe beginnt woanders",
    hint: "Dieselbe Reihenfolge ab einem anderen Posten. Gib jeder Sippe ihren eigenen Link.",
  },
} satisfies Words<typeof nl.trailOrders>;

export const postFinds = {
  map: "auf der Karte",
  rd: "RD-Koordinaten",
  digits: "Koordinaten aus 8 Ziffern",
  degrees: "Grad",
  bearing: "Richtung und Abstand vom letzten",
  photo: "ein Foto",
  sheet: "ein Stück auf dem Orientierungsblatt",
  formula: "eine Formel",
} satisfies Words<typeof nl.postFinds>;

export const postOpenings = {
  place: "dort sein",
  text: "eine Antwort",
  number: "eine Zahl",
  choice: "eine Auswahl",
  code: "einen Code, der dort hängt",
  none: "nichts, er ist offen",
} satisfies Words<typeof nl.postOpenings>;

export const trailEditorWords = {
  post: (number) => `Posten ${number}`,
  namedPost: (number, name) => `${number}. ${name}`,
  problem: (post, problems) => `${post}: ${problems}`,
  arrivalCode: (code) => `Code für die ohne gute Position: ${code}.`,
  bearingFirst: "Der erste Posten, und jeder bei freier Reihenfolge, bekommt RD-Koordinaten.",
  folder: (folder, waypoints) =>
    plural(waypoints, { one: `${folder} (# Wegpunkt)`, other: `${folder} (# Wegpunkte)` }),
  removeReport: (patrol) => `${patrol} aus dem Ergebnis entfernen`,
} satisfies Words<typeof nl.trailEditorWords>;
