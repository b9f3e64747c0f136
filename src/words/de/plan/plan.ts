import type * as nl from "../../nl/plan/plan.ts";
import type { Words } from "../../words.ts";

export const planTexts = {
  heading: "Von Knotenpunkt zu Knotenpunkt planen",
  start: "Tippe auf einen Knotenpunkt oder einen anderen Ort, um zu beginnen.",
  goOn: "Tippe auf den nächsten Knotenpunkt oder einen anderen Ort.",
  atPosition: "Die Karte zeigt jetzt deine Position. Tippe auf einen Knotenpunkt, um zu beginnen.",
  atPositionWithoutNetwork:
    "Die Karte zeigt jetzt deine Position. Auf diesem Gerät ist noch kein Knotenpunktnetz zum Planen gespeichert.",
  withoutNetwork:
    "Auf diesem Gerät ist noch kein Netz. Tippe auf einen Ort, um zu beginnen: Dein Plan verläuft gerade, oder auf Wegen, wo ein Paket sie hat.",
  restored: "Dein letzter Plan wurde wiederhergestellt.",
  elsewhere:
    "Du planst auch in einem anderen Tab. Speichere diesen Plan, wenn du ihn behalten möchtest.",
  dragHint: "Halte einen Knotenpunkt oder eine Linie gedrückt und ziehe, um die Route zu ändern.",
  notStored:
    "Der Speicher ist voll oder nicht verfügbar. Teile diesen Plan, bevor du die App schließt.",
  mode: "Wie bist du unterwegs?",
  undo: "Rückgängig",
  redo: "Wiederholen",
  reverse: "Umkehren",
  closeLoop: "Runde schließen",
  clear: "Plan löschen",
  close: "Planer schließen",
  more: "Mehr zu diesem Plan",
  share: "Teilen",
  less: "Karte anzeigen",
  numbers: "Knotenpunkte im Plan",
  numberColors: "Die grünen Nummern hast du ausgewählt. Die weißen liegen ebenfalls auf der Route.",
  numberActions: "Optionen für diesen Knotenpunkt",
  planActions: "Optionen für diesen Plan",
  remove: "Entfernen",
  beginHere: "Hier beginnen",
  insert: "Einfügen",
  goHere: "Hierhin",
  back: "Zurück",
  stopInserting: "Nicht einfügen",
  looking: "Route wird gesucht …",
  failed: "Es konnte keine Route gefunden werden.",
  repair: "Reparieren",
  repaired: "Repariert. So verläuft die Route jetzt.",
  notRepaired:
    "Die Kartenpakete auf diesem Gerät decken zu wenig von diesem Plan ab. Füge in den Einstellungen ein passendes Paket hinzu.",
  retry: "Erneut versuchen",
  dismiss: "OK",
  typed: "Nummern eingeben",
  typedHint: "Zum Beispiel 12 34 51",
  typedAdd: "Hinzufügen",
  typedNone: "Gib eine oder mehrere Nummern ein, getrennt durch Leerzeichen.",
  around: "Knotenpunkte in der Nähe",
  onFrom: "Nächste Knotenpunkte",
  aroundFailed: "Die Suche nach Knotenpunkten hat nicht geklappt.",
  aroundEmpty:
    "Auf diesem Gerät sind keine Knotenpunkte für dieses Gebiet gespeichert. Füge in den Einstellungen ein Kartenpaket hinzu.",
  strip: "Von Knotenpunkt zu Knotenpunkt",
  ferry: "Fähre",
  portage: "Umtragen",
  connection: "Verbindung",
  options: "Route",
  fewestNumbers: "Möglichst wenige Nummern",
  withoutFerry: "Ohne Fähre",
  withoutPortage: "Ohne Umtragen",
  withoutConnections: "Ohne Verbindungsrouten",
  beside: "Luftlinie; hier verläuft kein Knotenpunktnetz",
  alongWays: "über Straßen und Wege",
  waysFerry: "mit Fähre",
  waysTimes: "laut Karte zeitweise gesperrt",
  waysGetOff: (length: string) => `${length} absteigen`,
} satisfies Words<typeof nl.planTexts>;

export const MODE_NAMES = {
  walk: "Wandern",
  cycle: "Radfahren",
  motorboat: "Bootfahren",
  canoe: "Kanu",
} satisfies Words<typeof nl.MODE_NAMES>;

export const planOutTexts = {
  heading: "Teilen und drucken",
  link: "Link und QR-Code",
  text: "Als Text teilen",
  picture: "Bild",
  pictureHint:
    "Verwende das Bild als Sperrbildschirm, dann kannst du die Nummern lesen, ohne die App zu öffnen.",
  pictureAlt: "Die Nummern im Plan, schwarz auf weiß",
  pictureFailed: "Dieser Browser kann kein Bild erstellen. Teile den Plan stattdessen als Text.",
  track: "GPX",
  route: "GPX-Route",
  course: "Auf meine Uhr oder meinen Radcomputer",
  toApp: "In eine andere App",
  onPaper: "Auf Papier",
  printHandlebar: "Streifen für den Lenker",
  printStrip: "Streifen mit Nummern",
  printPocket: "Kärtchen für die Tasche",
  routeSheet: "Orientierungs\u00adtechnik erstellen",
  shared: "Geteilt.",
  copied: "Kopiert. Du kannst den Text jetzt in eine Nachricht einfügen.",
  failed: "Das Teilen hat nicht geklappt. Versuche es noch einmal.",
  linkTooLong:
    "Dieser Plan ist zu lang, um ihn auf diese Weise zu teilen. Teile ihn stattdessen als GPX-Track.",
} satisfies Words<typeof nl.planOutTexts>;

/** "2 h 05". */
export const durationWords = ((hours, minutes) => `${hours}\u00a0h ${minutes}`) satisfies Words<
  typeof nl.durationWords
>;

export const takeInstead = ((number) => `${number} verwenden`) satisfies Words<
  typeof nl.takeInstead
>;

export const insertingAfter = ((number) =>
  `Tippe auf den Knotenpunkt oder Ort, der nach ${number} kommt.`) satisfies Words<
  typeof nl.insertingAfter
>;

export const whichNumber = ((number) => `Welche ${number} meinst du?`) satisfies Words<
  typeof nl.whichNumber
>;

export const outAndBackText = ((number) =>
  `Nach ${number} führt die Route auf demselben Weg hin und zurück.`) satisfies Words<
  typeof nl.outAndBackText
>;

export const speedWords = {
  land: "km/h",
  miles: "Meilen pro Stunde",
  water: "Knoten",
  label: (unit) => `Geschwindigkeit (${unit})`,
  wrong: (min, max, unit) => `Gib eine Geschwindigkeit von ${min} bis ${max} ${unit} ein.`,
} satisfies Words<typeof nl.speedWords>;

export const planProblems = {
  unknownNode:
    "Die Wege zwischen diesen Knotenpunkten sind noch nicht auf diesem Gerät gespeichert.",
  optionsPreventIt: (from, to) =>
    `Von ${from} nach ${to} gibt es keine Route, die zu deiner Auswahl passt. Ändere die Auswahl unter „Route“.`,
  noWay: (from, to) => `${to} ist von ${from} aus über das Knotenpunktnetz nicht erreichbar.`,
  nearest: (number, distance) =>
    `Der nächstgelegene erreichbare Knotenpunkt ist ${number} (${distance} entfernt).`,
  repaired: (parts) => `Repariert, ${parts}.`,
  without: (numbers) => `ohne ${numbers}`,
  replaced: (numbers) => `mit dem neuen Wegweiser von ${numbers}`,
  noSuchNumber: (number) =>
    `Knotenpunkt ${number} ist in den Kartenpaketen auf diesem Gerät nicht enthalten. Prüfe die Nummer oder lade das Paket für diese Region.`,
  numberUnreachable: (number) =>
    `Knotenpunkt ${number} ist von hier aus über das Knotenpunktnetz nicht erreichbar.`,
  otherMode: (number, mode, planMode) =>
    `${number} gehört zu einem anderen Knotenpunktnetz (${mode}); dieser Plan ist für ${planMode}.`,
} satisfies Words<typeof nl.planProblems>;

export const planWords = {
  numberInPlan: (place, count, number) => `${place} von ${count}: ${number}`,
  atNetwork: (away) =>
    `Die Karte zeigt jetzt das nächstgelegene Knotenpunktnetz auf diesem Gerät, ${away}.`,
  fromYou: (distance) => `${distance} von dir entfernt`,
  away: (distance) => `${distance} entfernt`,
  fromHere: (distance) => `${distance} von hier`,
  further: (distance) => `${distance} weiter`,
  loopTitle: (mode, first) => `${mode}, Rundtour ${first}`,
  namelessLoopTitle: (mode) => `${mode}, Rundtour`,
  titleTo: (mode, last) => `${mode} bis ${last}`,
  titleFrom: (mode, first) => `${mode} ab ${first}`,
} satisfies Words<typeof nl.planWords>;
