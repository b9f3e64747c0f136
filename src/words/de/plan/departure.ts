import type * as nl from "../../nl/plan/departure.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const departureTexts = {
  heading: "Startcheck",
  ready: "Alles bereit: Du kannst auch ohne Internet losziehen.",
  checking: "Der Startcheck läuft …",
  again: "Noch einmal prüfen",
  all: "Alle Prüfpunkte",
  fetchPosition: "Meine Position suchen",
  allowCompass: "Kompass einschalten",
  persist: "Daten dauerhaft behalten lassen",
  notPersisted:
    "Der Browser garantiert noch nicht, dass deine Daten erhalten bleiben. Füge Scouting Map zum Startbildschirm hinzu und versuche es dort noch einmal.",
  reload: "Neu laden",
  complete: "App noch einmal herunterladen",
  backup: "Sicherung erstellen",
  backupFailed:
    "Die Sicherung konnte nicht erstellt werden. Versuche es in den Einstellungen unter „Deine Daten“.",
  toStorage: "Speicher prüfen",
  toPacks: "Zu den Kartenpaketen",
} satisfies Words<typeof nl.departureTexts>;

export const departureNames = {
  map: "Karte für die ganze Route, in allen Zoomstufen",
  network: "Knotenpunkte zum Umplanen unterwegs",
  ways: "Straßen und Wege der Route, mit Straßennamen",
  straight: "Gerade Stücke",
  notices: "Nachrichten für die Schifffahrt, keine Sperrung auf deiner Route",
  app: "Die ganze App ist auf diesem Gerät",
  position: "Standort funktioniert",
  storage: "Der Browser behält deine Daten",
  room: "Genug Platz für eine Aufzeichnung",
  backup: "Sicherung deiner Daten",
  battery: "Akku",
  screen: "Bildschirm bleibt beim Aufzeichnen und Navigieren an",
  compass: "Kompass funktioniert",
} satisfies Words<typeof nl.departureNames>;

export const departureProblems = {
  "map missing": "Die Karte ist nicht vollständig.",
  "network missing":
    "Das Knotenpunktnetz für diese Route ist nicht vollständig auf diesem Gerät gespeichert.",
  "ways missing":
    "Nicht alle Straßen dieser Route sind auf diesem Gerät: dort hörst du keine Straßennamen und es gibt keinen Weg zurück.",
  "straight beside-ways": "Ein Teil der Route ist eine gerade Linie: such dort selbst den Weg.",
  "notices missing": "Nachrichten für die Schifffahrt sind noch nicht geladen.",
  "notices old": "Die Nachrichten für die Schifffahrt sind älter als ein Tag. Es kann neue geben.",
  "notices in-future":
    "Die Nachrichten für die Schifffahrt sind von später als deine Uhr: Wie alt sie sind, ist nicht bekannt.",
  "notices blocked": "Auf deiner Route gibt es eine Nachricht über eine Sperrung.",
  "app not-stored":
    "Dieser Browser hat die App nicht gespeichert. Öffne Scouting Map über https in einem normalen Fenster und lade die Seite neu.",
  "app waiting":
    "Die App wird noch auf diesem Gerät gespeichert. Lass diese Seite noch einen Moment geöffnet.",
  "app incomplete": "Der Browser hat einen Teil der App gelöscht.",
  "position refused": "Die App darf deinen Standort nicht verwenden.",
  "position undecided": "Die App hat noch nicht nach deinem Standort gefragt.",
  "position no-fix":
    "Deine Position ist noch nicht bekannt. Geh nach draußen und warte einen Moment.",
  "position old-fix":
    "Die letzte bekannte Position ist veraltet. Geh nach draußen und warte einen Moment.",
  "storage not-promised":
    "Der Browser darf Karten und Tracks löschen, wenn der Speicherplatz knapp wird.",
  "room full":
    "Es ist kaum noch Speicherplatz frei. Lösche in den Einstellungen, was du nicht mehr brauchst.",
  "backup never": "Deine Wegpunkte, Tracks und Routen sind noch nicht gesichert.",
  "backup long-ago": "Deine letzte Sicherung ist über einen Monat alt.",
  "backup in-future":
    "Deine letzte Sicherung hat ein Datum in der Zukunft. Wie alt sie ist, ist also nicht bekannt.",
  "battery low": "Der Akku ist weniger als halb voll. Lade ihn auf oder nimm eine Powerbank mit.",
  "screen unsupported":
    "Die App kann den Bildschirm hier nicht eingeschaltet lassen. Stelle in den Geräteeinstellungen ein, dass er sich erst später ausschaltet.",
  "compass unsupported":
    "Es wurde kein Kompass gefunden. Die App kann Richtungen nur anzeigen, während du dich bewegst.",
  "compass wants-permission": "Der Kompass ist ausgeschaltet.",
  "compass wants-calibration":
    "Der Kompass ist ungenau. Bewege dein Gerät ein paar Mal in Form einer Acht.",
} satisfies Words<typeof nl.departureProblems>;

export const departureWords = {
  gaps: (count) =>
    plural(count, { one: "# Prüfpunkt ist noch offen", other: "# Prüfpunkte sind noch offen" }),
  rowReady: "Startcheck: alles bereit",
  fixAge: (age) => `Letzte Position: ${age}`,
  battery: (percents) => `Akku: ${percents}\u00a0%`,
  charging: (battery) => `${battery}, wird geladen`,
} satisfies Words<typeof nl.departureWords>;
