import type * as nl from "../../nl/packs/areas.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const areaTexts = {
  heading: "Gespeicherte Gebiete",
  saveThis: "Dieses Gebiet speichern",
  saving: "Gebiet speichern",
  chooseOnMap: "Gebiet auf der Karte wählen",
  zoomIn: "Kleineres Gebiet",
  zoomOut: "Größeres Gebiet",
  name: "Name",
  unnamed: "Gespeichertes Gebiet",
  save: "Speichern",
  what: "Hier speicherst du nur die Karte. Wander-, Rad- und Bootsknotenpunkte bekommst du mit einem Kartenpaket.",
  tooLarge: "Zu groß. Zoome hinein.",
  offlineOnly: "„Nur offline“ ist eingeschaltet. Schalte es aus, um ein Gebiet zu speichern.",
  allowOnline: "„Nur offline“ ausschalten",
  noConnection: "Du bist offline. Stelle eine Internetverbindung her, um ein Gebiet zu speichern.",
  goesOn:
    "Du kannst dieses Fenster schließen. Der Download läuft weiter, solange die App geöffnet ist.",
  another: "Weiteres Gebiet",
  done: "Fertig",
  hint: "Speichere einen Teil der Online-Karte, um ihn offline zu nutzen.",
  refresh: "Aktualisieren",
  map: "Karte",
  ownMap: "Scouting Map",
  archive: "Eigene Kartendatei",
  archiveAddress: "Adresse der Datei",
  archiveHint: "https://…/karte.pmtiles",
  archiveWhat:
    "Eine PMTiles-Datei im Internet mit Vektorkacheln von OpenMapTiles oder Protomaps. Nur die Kacheln dieses Gebiets werden heruntergeladen.",
  noAddress: "Gib die Adresse einer PMTiles-Datei ein. Sie beginnt mit https://",
  pictures: (name) =>
    `Kartenbilder (${name}) für hohe Zoomstufen. Sie werden langsam geladen, vier pro Sekunde. Höchstens 100 km².`,
  picturesOf: (name) =>
    `Kartenbilder (${name}) für hohe Zoomstufen. Mit „Auf der Karte anzeigen“ legst du sie als Hintergrund fest.`,
  tooLargePictures: "Zu groß. Kartenbilder kannst du für Gebiete bis 100 km² speichern.",
  shape: "Was möchtest du speichern?",
  whichProvince: "Provinz",
  printAlong: "Kartenblätter drucken",
  saveAlong: "Karte entlang der Route speichern",
  resting: "Der Server ist überlastet. Der Download wird gleich automatisch fortgesetzt.",
} satisfies Words<typeof nl.areaTexts>;

export const areaProblems = {
  unreachable:
    "Der Kartenserver ist nicht erreichbar. Prüfe deine Verbindung. Der Download wird automatisch fortgesetzt, sobald du wieder online bist.",
  redirected:
    "Deine Anfrage wurde umgeleitet. Vielleicht musst du dich erst in diesem WLAN anmelden. Tippe dann auf „Fortsetzen“.",
  "not-found":
    "Dieses Gebiet ist auf dem Kartenserver nicht verfügbar. Versuche es später noch einmal.",
  "server-error": "Beim Kartenserver liegt eine Störung vor. Setze den Download später fort.",
  "server-busy": "Der Kartenserver ist überlastet. Setze den Download in ein paar Minuten fort.",
  "html-answered":
    "Statt der Karte wurde eine Webseite geliefert. Vielleicht musst du dich erst in diesem WLAN anmelden. Tippe dann auf „Fortsetzen“.",
  damaged: "Der Server hat keine Karte geliefert. Versuche es später noch einmal.",
  "storage-blocked":
    "In diesem Browser kann die App das Gebiet nicht speichern. Schließe andere Tabs mit Scouting Map und versuche es noch einmal.",
  "area-too-large": "Das Gebiet ist zu groß. Zoome hinein und wähle ein kleineres.",
  "no-ranges":
    "Dieser Server kann nur vollständige Dateien senden. Lade die Datei herunter und öffne sie unter „Kartenpakete“.",
  "archive-missing": "Unter dieser Adresse gibt es keine Datei. Prüfe die Adresse.",
  "nothing-here":
    "Diese Datei deckt das gewählte Gebiet nicht ab. Wähle ein Gebiet, das in der Datei enthalten ist.",
  "not-to-save": "Die App darf von dieser Karte keine Bilder speichern.",
} satisfies Words<typeof nl.areaProblems>;

/** The default name of an area by its nearest place: "Rund um Delft". */
export const aroundPlace = ((name) => `Rund um ${name}`) satisfies Words<typeof nl.aroundPlace>;

/** "Entlang Rondje Delft". */
export const alongLine = ((name) => `Entlang ${name}`) satisfies Words<typeof nl.alongLine>;

export const areaAddedText = ((name) =>
  `„${name}“ wurde auf diesem Gerät gespeichert.`) satisfies Words<typeof nl.areaAddedText>;

export const areaWords = {
  // Width first: "9 × 7 km".
  size: (width, height, unit) => `${width} × ${height} ${unit}`,
  underAMinute: "unter einer Minute",
  minutes: (minutes) => plural(minutes, { one: "eine Minute", other: "# Minuten" }),
  tiles: (tiles) => plural(tiles, { one: "# Kachel", other: "# Kacheln" }),
  about: (size) => `etwa ${size}`,
  notThisSource: (name) =>
    `Gespeichert wird die Karte von Scouting Map. Die Karte „${name}“ funktioniert nur online.`,
  forbidden: () =>
    "Die Bilder dieser Karte dürfen nicht im Voraus heruntergeladen werden, weil die Server durch Spenden finanziert werden.",
  noRoom: (free) =>
    `Zu wenig Speicherplatz: Frei sind nur ${free}. Zoome hinein oder gib Speicherplatz frei.`,
  progress: (done, tiles, size) => `${done} von ${tiles} · ${size}`,
  interrupted: (progress) => `Unterbrochen: ${progress}`,
  savedOn: (day) => `gespeichert am ${day}`,
  failed: "Das hat nicht geklappt. Versuche es noch einmal.",
  notFetched: (name, problem) => `„${name}“ konnte nicht heruntergeladen werden. ${problem}`,
} satisfies Words<typeof nl.areaWords>;
