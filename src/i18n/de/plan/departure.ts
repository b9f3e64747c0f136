import { formatAge } from "#i18n/intl/format.ts";
import type { CheckedItem } from "#i18n/nl/plan/departure.ts";

/** Texts of the departure check. */
export const departureTexts = {
  heading: "Startcheck",
  ready: "Alles in Ordnung: Du kannst ohne Netz losgehen.",
  checking: "Der Startcheck läuft …",
  again: "Noch einmal prüfen",
  all: "Alle Punkte",
  fetchPosition: "Meine Position suchen",
  allowCompass: "Kompass einschalten",
  persist: "Browser alles behalten lassen",
  notPersisted:
    "Der Browser garantiert das noch nicht. Füge Scouting Map zum Startbildschirm hinzu und versuche es dort noch einmal.",
  reload: "Neu laden",
  complete: "App noch einmal laden",
  backup: "Sicherung erstellen",
  backupFailed: "Die Sicherung ging nicht. Versuche es in den Einstellungen unter „Deine Daten“.",
  toStorage: "Speicher ansehen",
} as const;

/** The name of each subject, as shown beside a tick. */
const NAMES = {
  map: "Karte entlang der ganzen Route, in allen Zoomstufen",
  network: "Knotenpunkte zum Planen unterwegs",
  app: "Die ganze App ist auf diesem Gerät",
  position: "Position funktioniert",
  storage: "Der Browser räumt nichts weg",
  room: "Platz für eine Aufzeichnung",
  backup: "Sicherung deiner Daten",
  battery: "Akku",
  screen: "Bildschirm bleibt beim Aufzeichnen und Navigieren an",
  compass: "Kompass funktioniert",
} as const;

/** The problem of each subject and reason: one sentence with what to do. */
const PROBLEMS: Readonly<Record<string, string>> = {
  "map missing": "Die Karte ist nicht vollständig.",
  "network missing": "Das Netz dieser Route ist nicht vollständig auf diesem Gerät.",
  "app not-stored":
    "Dieser Browser speichert die App nicht. Öffne Scouting Map über https in einem normalen Fenster und lade die Seite noch einmal.",
  "app waiting":
    "Die App wird noch auf diesem Gerät gespeichert. Lass diese Seite einen Moment offen.",
  "app incomplete": "Der Browser hat einen Teil der App weggeräumt.",
  "position refused": "Die App darf deine Position nicht wissen.",
  "position undecided": "Die App hat noch nicht nach deiner Position gefragt.",
  "position no-fix": "Es gibt noch keine Position. Geh nach draußen und warte einen Moment.",
  "position old-fix": "Die letzte Position ist alt. Geh nach draußen und warte einen Moment.",
  "storage not-promised": "Der Browser darf bei Platzmangel Karten und Tracks löschen.",
  "room full":
    "Es ist fast kein Platz mehr. Lösche in den Einstellungen etwas, das du nicht brauchst.",
  "backup never": "Es gibt noch keine Sicherung deiner Wegpunkte, Tracks und Routen.",
  "backup long-ago": "Die letzte Sicherung ist mehr als einen Monat alt.",
  "battery low": "Der Akku ist nicht einmal halb voll. Lade ihn auf oder nimm eine Powerbank mit.",
  "screen unsupported":
    "Dieses Gerät lässt den Bildschirm ausgehen. Stell in den Einstellungen des Geräts eine längere Zeit ein.",
  "compass unsupported":
    "Von einem Kompass war nichts zu hören; die App zeigt Richtungen dann nur, wenn du dich bewegst.",
  "compass wants-permission": "Der Kompass ist noch aus.",
  "compass wants-calibration":
    "Der Kompass ist ungenau. Bewege das Gerät ein paarmal wie eine Acht durch die Luft.",
};

/** Returns the text of a line of the check: its name when it is ticked, otherwise the problem and what to do. */
export function departureLine(item: CheckedItem): string {
  if (item.state === "ok") return NAMES[item.id];
  return PROBLEMS[`${item.id} ${item.reason}`] ?? NAMES[item.id];
}

/** Every combination of subject and reason that has a text, so that a test can check them all. */
export const DEPARTURE_PROBLEMS: readonly string[] = Object.keys(PROBLEMS);

/** "3 Punkte brauchen Aufmerksamkeit." */
export function gapsText(count: number): string {
  return count === 1
    ? "1 Punkt braucht Aufmerksamkeit."
    : `${count} Punkte brauchen Aufmerksamkeit.`;
}

/** "Startcheck: in Ordnung", "Startcheck: 3 Punkte brauchen Aufmerksamkeit". */
export function rowText(gapCount: number): string {
  if (gapCount === 0) return "Startcheck: in Ordnung";
  return `Startcheck: ${gapsText(gapCount).replace(".", "")}`;
}

/** "Letzte Position: vor 12 s". */
export function fixAgeText(ageMs: number): string {
  return `Letzte Position: vor ${formatAge(ageMs)}`;
}

/** "Akku: 84 %, am Ladegerät". */
export function batteryText(level: number, isCharging: boolean): string {
  const percent = `${Math.round(level * 100)} %`;
  return isCharging ? `Akku: ${percent}, am Ladegerät` : `Akku: ${percent}`;
}
