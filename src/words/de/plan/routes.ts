import type * as nl from "../../nl/plan/routes.ts";
import type { Words } from "../../words.ts";

export const routesTexts = {
  length: "Länge",
  time: "Zeit",
  nodeCount: "Knotenpunkte",
  more: "Mehr",
  heading: "Routen",
  none: "Noch keine Routen. Plane eine von Knotenpunkt zu Knotenpunkt und speichere sie.",
  make: "Route erstellen",
  loading: "Routen werden geladen …",
  list: "Gespeicherte Routen",
  filter: "Suche nach Name, Notiz, Nummer oder Fortbewegung",
  noneFound: "Keine passenden Routen. Versuche es mit weniger Wörtern.",
  showAll: "Alle Routen anzeigen",
  gone: "Diese Route ist nicht auf diesem Gerät gespeichert.",
  all: "Alle Routen",
  open: "Auf der Karte öffnen",
  map: "Kleine Karte dieser Route",
  mapLoading: "Kleine Karte wird geladen",
  remove: "Löschen",
  name: "Name",
  note: "Notiz",
  save: "Speichern",
  saveUnderName: "Mit Namen speichern",
  saveAsNew: "Als neue Route speichern",
  savedAsNew: "Als neue Route gespeichert.",
  duplicate: "Duplizieren",
  saved: "Gespeichert.",
  savedWord: "Gespeichert",
  failed:
    "Die Route konnte nicht gespeichert werden, weil der Speicher voll oder nicht verfügbar ist. Versuche es noch einmal.",
  tooLarge:
    "Dieser Plan hat zu viele Knotenpunkte und kann nicht gespeichert werden. Entferne einige oder teile ihn in zwei Pläne auf.",
  changed: "Laut deinen Kartenpaketen verläuft diese Route jetzt anders.",
  broken:
    "Ein Teil dieser Route ist nicht mehr in deinen Kartenpaketen enthalten. Deine gespeicherte Route bleibt unverändert.",
  nowThere:
    "Diese Route ist jetzt in deinen Kartenpaketen enthalten. Repariere sie, damit sie dem Knotenpunktnetz folgt.",
  notYetThere: "Einige Knotenpunkte dieser Route sind nicht in deinen Kartenpaketen enthalten.",
  repair: "Reparieren",
  notRemoved:
    "Die Route konnte nicht gelöscht werden, weil die App nicht auf den Speicher dieses Geräts zugreifen kann. Versuche es noch einmal.",
  running: "Dein Plan",
  followed: "Du folgst",
  track: "einem Track",
  goOnFollowing: "Weiter auf der Karte",
  stopped: "Du folgst der Route nicht mehr.",
  goOnPlanning: "Weiter planen",
  receive: "Route von anderen",
  openFile: "GPX öffnen",
  scan: "QR-Code scannen",
  pasteLink: "Link einfügen",
  openLink: "Link öffnen",
  incoming: "Geteilte Route",
  withSheets:
    "Enthält Einstellungen für Orientierungs\u00adtechniken, die mit der Route gespeichert werden.",
  sheetsFailed:
    "Die Route wurde gespeichert, aber die Einstellungen für die Orientierungs\u00adtechniken konnten nicht gelesen oder gespeichert werden.",
  incomingReading: "Die Route wird geladen …",
  incomingFailed: "Diese Route kann gerade nicht gelesen werden.",
  incomingOfFile: "Du kannst die Linie aus der Datei trotzdem verwenden.",
  incomingNumbers:
    "Die Knotenpunktnummern sind bekannt. Speichere die Route, dann kannst du sie später reparieren.",
  keep: "Speichern",
  noLink:
    "Dieser Link oder Code enthält keine Route aus Scouting Map. Kopiere den ganzen Link oder scanne den Code noch einmal.",
  noPlanInFile:
    "Diese Datei enthält weder eine Route noch einen Track. Punkte kannst du unter „Wegpunkte“ importieren.",
  linesInFile:
    "Diese Datei enthält einen Track oder eine Route, aber keine Knotenpunkte, die die App kennt. Die App kann die Linie in Knotenpunkte umwandeln und zeigt dann, über welche Nummern sie führt. Außerdem wird die Linie zu deinen Tracks hinzugefügt.",
  layOnNetwork: "Importieren und in Knotenpunkte umwandeln",
  ofTrack: "Track in Knotenpunkte umwandeln",
  unreadable: "Diese Datei kann nicht gelesen werden. Wähle sie noch einmal aus.",
  packHelp: "Sieh unter „Kartenpakete“ nach, ob es ein Paket mit diesen Knotenpunkten gibt.",
} satisfies Words<typeof nl.routesTexts>;

/** "Nächster: 34". */
export const nextNumberText = ((number) => `Nächster: ${number}`) satisfies Words<
  typeof nl.nextNumberText
>;

/** In brackets behind the name of a copy: "Rundtour Delft (Kopie 2)". */
export const copyWord = "Kopie" satisfies Words<typeof nl.copyWord>;
