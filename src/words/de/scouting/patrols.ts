import type * as nl from "../../nl/scouting/patrols.ts";
import type { Words } from "../../words.ts";

export const patrolTexts = {
  heading: "Sippen",
  hint: "Jede Sippe geht die Route auf ihre Weise und bekommt eigene Blätter. Lösung und Zeiten werden getrennt gedruckt, für die Leitung.",
  notStored:
    "Speichere zuerst die Route. Solange der Plan keinen Namen hat, gehen deine Eingaben verloren, sobald du diese Seite verlässt.",
  failed:
    "Nicht gespeichert, weil der Speicher dieses Geräts voll oder nicht verfügbar ist. Gib Speicherplatz frei und lass die App geöffnet, dann wird es nachträglich gespeichert.",
  notRead:
    "Die gespeicherten Blätter können gerade nicht gelesen werden, weil der Speicher dieses Geräts nicht verfügbar ist. Deine Änderungen kommen später dazu.",
  unreadable:
    "Diese Version der App kann die hier gespeicherten Daten nicht lesen. Die Daten bleiben erhalten und werden von neuen Eingaben nicht überschrieben.",
  phone: "Telefonnummer der Leitung",
  speed: "Gehtempo (km/h)",
  add: "Sippe hinzufügen",
  name: "Name",
  startTime: "Startzeit",
  direction: "Richtung",
  forward: "Wie geplant",
  backward: "Umgekehrt",
  start: "Startpunkt",
  startOfRoute: "Anfang der Route",
  stretches: "Techniken",
  technique: "Technik",
  until: "Bis",
  addStretch: "Abschnitt mit anderer Technik hinzufügen",
  removeStretch: "Entfernen",
  remove: "Sippe löschen",
  isFull: "Zu dieser Route kannst du keine weiteren Sippen hinzufügen.",
  print: "Blätter drucken",
  printLeaders: "Lösung und Zeiten drucken",
  who: "Für wen",
  all: "Alle Sippen",
  ownRules: "Regeln, eine pro Zeile",
  ownRulesHint: "Leer lassen für die üblichen Regeln.",
  share: "Mit der übrigen Leitung teilen",
  shareHint:
    "Die Route mit allen Einstellungen und Sippen, als Link oder QR-Code. Nur für die Leitung.",
  asBook: "Als Heft für jede Sippe: mit Deckblatt, Regeln und Erklärung der Techniken",
  withLostNote: "Mit einem Blatt „Nur öffnen, wenn ihr euch verlaufen habt“",
  withHomeMap: "Darin eine Karte der ganzen Tour und der Weg nach Hause",
  withMaps: "Mit einer Karte für jeden Abschnitt, ohne die Route",
  map: "Karte",
  stop: "Abbrechen",
  preparing: "Die Kreuzungen für jede Sippe werden gesucht …",
  mapsFailed:
    "Dieses Gerät kann die Karten nicht zeichnen. Schließe andere Apps und versuche es noch einmal, oder drucke ohne Karten.",
  printFailed: "Die Blätter können gerade nicht erstellt werden. Versuche es noch einmal.",
  where: "Wer ist wann wo",
  time: "Zeit",
  place: "Ort",
  whereNote:
    "Hinter dem letzten Punkt steht der Kilometer. Zeiten bei gleichmäßigem Gehtempo, ohne Pausen und ohne Aufenthalt an Posten.",
  lostHeading: "Nur öffnen, wenn ihr euch verlaufen habt",
  lostFold:
    "Falte den unteren Teil nach oben über dieses leere Feld und hefte ihn fest. Die Gruppe öffnet das Blatt nur, wenn es nötig ist.",
  lostMaps: "Falte die nächsten Blätter mit der Karte und dem Heimweg und lege sie hinein.",
  lostMapOnly: "Falte die nächsten Blätter mit der Karte und lege sie hinein.",
  lostHomeMap: "Auf der Karte hierbei ist das Ziel eingezeichnet.",
  lostHomeWay: "Das Blatt dahinter zeigt den Weg dorthin.",
  homeSquares:
    "Sucht auf der Karte das Kilometerquadrat, in dem ihr seid. Der Pfeil zeigt von dessen Mitte in Luftlinie zum Ziel, Gitternord ist oben. Geht auf Straßen und Wegen.",
  lostStay: "Bleibt zusammen und bleibt, wo ihr seid.",
  lostTell: "Sagt, was ihr seht, und nennt eure Koordinaten, wenn ihr sie kennt.",
  lostNoPhone: "Ruft die Leitung an. Wählt im Notfall die 112.",
  route: "Route",
  unnamed: "Sippe",
  bookHeading: "Routenheft",
  rulesHeading: "Regeln",
  rules: [
    "Bleibt zusammen: Wer am langsamsten ist, bestimmt das Tempo.",
    "Geht auf Straßen ohne Gehweg links. Nehmt im Dunkeln eine Lampe mit.",
    "Lest das ganze Blatt, bevor ihr losgeht, und hakt jeden Punkt ab, an dem ihr vorbeigekommen seid.",
    "Wenn etwas nicht stimmt, geht zurück zum letzten Punkt, an dem noch alles gestimmt hat.",
    "Öffnet das gefaltete Blatt nur, wenn ihr euch wirklich verlaufen habt.",
  ],
  techniquesHeading: "So lest ihr die Blätter",
} satisfies Words<typeof nl.patrolTexts>;

export const mapNorths = {
  grid: "Oben ist Gitternord (RD-Gitter).",
  true: "Oben ist geografisch Nord.",
} satisfies Words<typeof nl.mapNorths>;

export const stretchMapNote = ((start, finish, scale, north) =>
  `Von ${start} bis ${finish}, Maßstab ${scale}. ${north}`) satisfies Words<
  typeof nl.stretchMapNote
>;

export const homeMapNote = ((scale, north) =>
  `Die ganze Tour, Maßstab ${scale}. ${north}`) satisfies Words<typeof nl.homeMapNote>;

export const lostFinishText = ((place) => `Die Route endet bei ${place}.`) satisfies Words<
  typeof nl.lostFinishText
>;

export const patrolWords = {
  drawingMap: (map, count) => `Karte ${map} von ${count} wird gezeichnet …`,
  day: (day) => `Tag ${day}`,
  start: (time) => `Start um ${time}.`,
  leaders: (phone) => `Leitung: ${phone}.`,
  lostPhone: (phone) => `Ruft die Leitung an: ${phone}. Wählt im Notfall die 112.`,
  turnBack: (point) =>
    `Nicht weiter als Punkt ${point} gekommen? Dann ist der Rückweg kürzer als das Weitergehen.`,
  point: (point, distance) => `Punkt ${point}, nach ${distance}`,
  remove: (patrol) => `Sippe löschen: ${patrol}`,
  stretch: (stretch, patrol) => `${patrol}, Abschnitt ${stretch}`,
} satisfies Words<typeof nl.patrolWords>;
