/** Texts of the screens of saved plans. */
export const routesTexts = {
  length: "Länge",
  time: "Zeit",
  nodeCount: "Knotenpunkte",
  more: "Mehr",
  heading: "Routen",
  none: "Noch keine Routen. Plane eine entlang von Knotenpunkten und speichere sie.",
  make: "Route erstellen",
  loading: "Routen werden gelesen …",
  list: "Gespeicherte Routen",
  filter: "Suche nach Name, Notiz, Nummer oder Fortbewegung",
  noneFound: "Keine Route mit diesen Wörtern. Gib weniger ein.",
  showAll: "Alle Routen zeigen",
  gone: "Diese Route ist nicht auf diesem Gerät.",
  all: "Alle Routen",
  open: "Auf der Karte öffnen",
  map: "Kleine Karte dieser Route",
  mapLoading: "Kleine Karte wird geladen",
  remove: "Löschen",
  name: "Name",
  note: "Notiz",
  save: "Speichern",
  saveAsNew: "Als neue Route speichern",
  savedAsNew: "Als neue Route gespeichert.",
  duplicate: "Duplizieren",
  saved: "Gespeichert.",
  savedWord: "Gespeichert",
  failed:
    "Speichern ging nicht: Es gibt keinen Platz oder keinen Speicher. Versuche es noch einmal.",
  tooLarge:
    "Dieser Plan hat zu viele Nummern zum Speichern. Nimm einen Teil heraus oder mach zwei Pläne daraus.",
  changed: "In deinen Kartenpaketen verläuft diese Route jetzt anders.",
  broken:
    "In deinen Kartenpaketen fehlt jetzt ein Knotenpunkt oder Abschnitt dieser Route. Deine gespeicherte Route bleibt, wie sie war.",
  nowThere: "Deine Kartenpakete haben diese Route jetzt: Repariere sie, dann folgt sie dem Netz.",
  notYetThere: "Nicht alle Knotenpunkte dieser Route sind in deinen Kartenpaketen.",
  repair: "Reparieren",
  notRemoved:
    "Löschen ging nicht: Der Speicher dieses Geräts funktioniert nicht. Versuche es noch einmal.",
  running: "Dein Plan",
  followed: "Du folgst",
  track: "einem Track",
  goOnFollowing: "Weiter auf der Karte",
  stopped: "Du folgst keiner Route mehr.",
  goOnPlanning: "Weiter planen",
  receive: "Route von anderen",
  openFile: "GPX öffnen",
  scan: "QR-Code lesen",
  pasteLink: "Link einfügen",
  openLink: "Link öffnen",
  incoming: "Geteilte Route",
  withSheets: "Mit der Auswahl für die Wegetechniken, die mitkommt, wenn du die Route speicherst.",
  sheetsFailed:
    "Die Route ist gespeichert; die Auswahl für die Wegetechniken ist nicht lesbar oder wurde nicht gespeichert.",
  incomingReading: "Die Route wird gelesen …",
  incomingFailed: "Diese Route lässt sich gerade nicht lesen.",
  incomingOfFile: "Die Linie aus der Datei ist da.",
  incomingNumbers:
    "Die Nummern sind da; speichere die Route, dann kannst du sie später reparieren.",
  keep: "Speichern",
  noLink:
    "Darin ist keine Route von Scouting Map. Kopiere den ganzen Link oder lies den Code noch einmal.",
  noPlanInFile:
    "In dieser Datei ist keine Route und kein Track. Punkte importierst du unter „Wegpunkte“.",
  linesInFile:
    "Diese Datei hat einen Track oder eine Route, aber keine Knotenpunkte von diesem Gerät. Die App kann die Linie in Knotenpunkte umwandeln und sagt dann, welchen Nummern sie folgt; sie kommt auch zu deinen Tracks.",
  layOnNetwork: "Importieren und in Knotenpunkte umwandeln",
  ofTrack: "Track in Knotenpunkte umwandeln",
  unreadable: "Diese Datei ist nicht lesbar. Wähle sie noch einmal.",
  packHelp: "Sieh unter „Kartenpakete“ nach, ob es ein Paket mit diesen Knotenpunkten gibt.",
} as const;

/** "Nächster: 34". */
export function nextNumberText(number: string): string {
  return `Nächster: ${number}`;
}

/** Returns the first free name of a copy: "Rundtour Delft (Kopie)", "Rundtour Delft (Kopie 2)". */
export function copyName(name: string, taken: readonly string[]): string {
  const original = name.replace(/ \(Kopie(?: \d+)?\)$/, "");
  for (let number = 1; ; number++) {
    const copy = `${original} (Kopie${number > 1 ? ` ${number}` : ""})`;
    if (!taken.includes(copy)) return copy;
  }
}
