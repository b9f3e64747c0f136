import type * as nl from "../../nl/scouting/hike.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const giveHikeTexts = {
  heading: "Tour mitgeben",
  hint: "Eine Übergabe für eine Sippe: nur was du ankreuzt, nichts von anderen Sippen und nicht die Lösung.",
  patrol: "An wen",
  sheets: "Die Blätter dieser Sippe",
  maps: "Karten ohne die Route (nur in einer Datei)",
  areaMap: "Die Karte des Gebiets, für das Telefon (nur in einer Datei)",
  areaMapHint:
    "So funktioniert die Karte auf dem Telefon der Sippe ohne Netz. Die Route steht nicht darauf.",
  noAreaMap:
    "Kein Kartenpaket auf diesem Gerät hat eine Karte des ganzen Gebiets. Speichere zuerst das Gebiet.",
  route: "Die Route als Linie auf der Karte",
  routeHint: "Dann sieht die Sippe, wohin sie gehen muss.",
  hunt: "Die Fuchsjagd mit allem, was dazugehört",
  trail: "Postenlauf",
  noTrail: "Keiner",
  trailNotReady: "Dieser Postenlauf ist noch nicht fertig. Ergänze zuerst die Posten.",
  lines: "Gezeichnete Linien und Tracks",
  asCode: "Als Link oder Code",
  asFile: "Als Datei",
  making: "Die Tour wird vorbereitet …",
  failed: "Die Tour kann gerade nicht vorbereitet werden. Versuche es noch einmal.",
  tooLong: "Das ist zu groß für einen Link oder Code. Nimm eine Datei oder kreuze weniger an.",
  tooLarge: "Diese Datei würde zu groß. Kreuze weniger an.",
  needsFile: "Auf diesen Blättern ist eine Karte, die nur in eine Datei passt.",
  lineTooLong: "Eine der Linien ist zu lang zum Mitgeben. Entferne ihr Häkchen.",
} satisfies Words<typeof nl.giveHikeTexts>;

export const hikeTexts = {
  heading: "Touren von der Leitung",
  none: "Noch keine Tour erhalten.",
  unnamed: "Tour",
  keep: "Diese Tour speichern",
  keepHint: "Was schon auf diesem Telefon ist, bleibt unverändert.",
  gone: "Diese Tour ist nicht auf diesem Gerät.",
  reading: "Die Tour wird gelesen …",
  cameIn: "Mitbekommen",
  onlySheets: "Nur die Blätter unten.",
  mapCameIn: "Die Karte des Gebiets. Unter „Vor dem Aufbruch“ steht, ob sie hier funktioniert.",
  areaMap: "Die Karte des Gebiets",
  route: "Die Route und Linien",
  posts: "Die Posten",
  hunt: "Die Fuchsjagd auf der Karte",
  sheets: "Blätter",
  noSheets: "Es wurden keine Blätter mitgegeben.",
  previous: "Zurück",
  next: "Weiter",
  print: "Blätter drucken",
  lost: "Nur öffnen, wenn ihr euch verlaufen habt",
  before: "Vor dem Aufbruch",
  noPosts: "Es wurden keine Posten mitgegeben.",
  postsReady: "Die Posten sind auf diesem Telefon und öffnen sich ohne Netz.",
  walkGone: "Die Posten wurden von diesem Telefon gelöscht. Sieh im Papierkorb nach.",
  positionOk: "Die App darf deine Position verwenden.",
  positionDenied:
    "Die App darf deine Position nicht verwenden. Erlaube es in den Einstellungen deines Telefons oder Browsers.",
  positionUnknown: "Die App hat noch nicht nach deiner Position gefragt.",
  askPosition: "Nach meiner Position fragen",
} satisfies Words<typeof nl.hikeTexts>;

export const hikeProblems = {
  "not-shared": "Hier ist keine Tour und kein Postenlauf enthalten.",
  damaged: "Diese Tour ist unvollständig oder beschädigt. Frage noch einmal danach.",
  newer: "Diese Tour stammt von einer neueren Version der App. Aktualisiere zuerst diese App.",
  "too-long": "Diese Tour ist zu groß zum Lesen.",
  "too-many": "Diese Tour hat mehr Blätter oder Linien, als die App zeigen kann.",
} satisfies Words<typeof nl.hikeProblems>;

export const hikeWords = {
  note: (patrol) => `Nur für ${patrol}: auf einem Telefon dieser Sippe öffnen.`,
  incoming: (hike, patrol) => `Die Tour „${hike}“ für ${patrol}. Speichern?`,
  pages: (pages) => plural(pages, { one: "# Blatt", other: "# Blätter" }),
  lines: (lines) => plural(lines, { one: "# Linie", other: "# Linien" }),
  // "Blatt 2 von 9".
  page: (page, pages) => `Blatt ${page} von ${pages}`,
  startPost: (patrol) => `Erster Posten von ${patrol}`,
  callLeaders: (phone) => `Leitung anrufen: ${phone}`,
} satisfies Words<typeof nl.hikeWords>;
