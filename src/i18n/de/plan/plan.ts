import type { Mode, PlanProblemWords, WrittenNode } from "#i18n/nl/plan/plan.ts";
import { distanceText, isNautical, type Travel } from "#sentences/intl/distance.ts";
import { isWritable, NO_NUMBER, wholeNumber } from "#sentences/intl/format.ts";
import { joined } from "#sentences/map/map.ts";

/** Texts of the planner over the map. */
export const planTexts = {
  heading: "Von Knotenpunkt zu Knotenpunkt planen",
  start: "Tippe auf einen Knotenpunkt oder einen anderen Ort, um zu beginnen.",
  goOn: "Tippe auf den nächsten Knotenpunkt oder einen anderen Ort.",
  atPosition: "Die Karte zeigt jetzt deine Position. Tippe auf einen Knotenpunkt, um zu beginnen.",
  atPositionWithoutNetwork:
    "Die Karte zeigt jetzt deine Position. Auf diesem Gerät ist noch kein Knotenpunktnetz zum Planen gespeichert.",
  closed: "Rundtour",
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
} as const;

export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  walk: "Wandern",
  cycle: "Radfahren",
  motorboat: "Bootfahren",
  canoe: "Kanu",
};

/** Returns the texts of the field for a travel speed, in kilometres per hour or knots. */
export function speedFieldTexts(
  travel: Travel,
  min: number,
  max: number,
): { readonly label: string; readonly wrong: string } {
  const unit = isNautical(travel) ? "Knoten" : "km/h";
  return {
    label: `Geschwindigkeit (${unit})`,
    wrong: `Gib eine Geschwindigkeit von ${min} bis ${max} ${unit} ein.`,
  };
}

/** "44 min", "2 h 05". */
export function formatDuration(seconds: number): string {
  if (!isWritable(seconds)) return NO_NUMBER;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${wholeNumber.format(Math.floor(minutes / 60))} h ${`${minutes % 60}`.padStart(2, "0")}`;
}

/** "12,3 km · 2 h 44". */
export function planTotals(distance: string, seconds: number): string {
  return `${distance} · ${formatDuration(seconds)}`;
}

/** Returns the label of a number of the plan: "3 von 8: 34". */
export function numberInPlan(number: string, place: number, count: number): string {
  return `${place + 1} von ${count}: ${number}`;
}

/** Returns a sentence about an edit that failed, and what to do. */
export function planProblemText(problem: PlanProblemWords): string {
  if (problem.kind === "failed") return planTexts.failed;
  if (problem.kind === "not-repaired") return planTexts.notRepaired;
  if (problem.kind === "repaired") return repairedText(problem);
  if (problem.kind === "unknown-node") {
    return "Die Wege zwischen diesen Knotenpunkten sind noch nicht auf diesem Gerät gespeichert.";
  }
  const { from, to } = problem;
  if (problem.kind === "options-prevent-it") {
    return `Von ${from} nach ${to} gibt es keine Route, die zu deiner Auswahl passt. Ändere die Auswahl unter „Route“.`;
  }
  const { nearest } = problem;
  const none = `${to} ist von ${from} aus über das Knotenpunktnetz nicht erreichbar.`;
  if (!nearest) return none;
  return `${none} Der nächstgelegene erreichbare Knotenpunkt ist ${nearest.number} (${nearest.distance} entfernt).`;
}

function repairedText({
  replaced,
  dropped,
}: {
  readonly replaced: readonly string[];
  readonly dropped: readonly string[];
}): string {
  const parts = [
    ...(dropped.length > 0 ? [`ohne ${joined(dropped)}`] : []),
    ...(replaced.length > 0 ? [`mit dem neuen Wegweiser von ${joined(replaced)}`] : []),
  ];
  return parts.length > 0 ? `Repariert, ${parts.join(" und ")}.` : planTexts.repaired;
}

/** Returns the label of the button for the nearest reachable node. */
export function takeInstead(number: string): string {
  return `${number} verwenden`;
}

/** Announces that the next tapped node is inserted after this number. */
export function insertingAfter(number: string): string {
  return `Tippe auf den Knotenpunkt oder Ort, der nach ${number} kommt.`;
}

/** Returns where the map moved by itself: "… das nächstgelegene Knotenpunktnetz auf diesem Gerät, 45 km von dir entfernt. …" */
export function atNetworkText(distance: string, isFromPosition: boolean): string {
  const away = `${distance} ${isFromPosition ? "von dir entfernt" : "entfernt"}`;
  return `Die Karte zeigt jetzt das nächstgelegene Knotenpunktnetz auf diesem Gerät, ${away}. ${planTexts.start}`;
}

/** Asks which of several nodes with the same number is meant. */
export function whichNumber(number: string): string {
  return `Welche ${number} meinst du?`;
}

/** Returns a candidate node: "34 · 1,2 km weiter". */
export function candidateText(number: string, distance: string, isFirst: boolean): string {
  return `${number} · ${distance} ${isFirst ? "von hier" : "weiter"}`;
}

/** Returns why a typed number was not added. */
export function numberProblemText(
  kind: "no-such-number" | "no-way" | "failed",
  number: string,
): string {
  if (kind === "no-such-number") {
    return `Knotenpunkt ${number} ist in den Kartenpaketen auf diesem Gerät nicht enthalten. Prüfe die Nummer oder lade das Paket für diese Region.`;
  }
  if (kind === "no-way") {
    return `Knotenpunkt ${number} ist von hier aus über das Knotenpunktnetz nicht erreichbar.`;
  }
  return planTexts.failed;
}

/** Explains a tap on a node of another network: "51 gehört zu einem anderen Netz (Radfahren); …". */
export function otherModeText(number: string, mode: Mode, planMode: Mode): string {
  return `${number} gehört zu einem anderen Knotenpunktnetz (${MODE_NAMES[mode]}); dieser Plan ist für ${MODE_NAMES[planMode]}.`;
}

/** Reports a stop that is a detour of the route: "Nach 35 führt die Route auf demselben Weg hin und zurück." */
export function outAndBackText(number: string): string {
  return `Nach ${number} führt die Route auf demselben Weg hin und zurück.`;
}

/** Returns the label of a dashed line: "1,2 km · Luftlinie; hier verläuft kein Knotenpunktnetz". */
export function besideText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${planTexts.beside}`;
}

/** Returns the label of a line beside the network that follows ways: "640 m · über Straßen und Wege, mit Fähre". */
export function alongWaysText(
  meters: number,
  travel: Travel,
  notes: { readonly hasFerry: boolean; readonly hasTimes: boolean },
): string {
  const { alongWays, waysFerry, waysTimes } = planTexts;
  const parts = [
    alongWays,
    ...(notes.hasFerry ? [waysFerry] : []),
    ...(notes.hasTimes ? [waysTimes] : []),
  ];
  return `${distanceText(meters, travel)} · ${parts.join(", ")}`;
}

/** Texts of sharing and printing a plan. */
export const planOutTexts = {
  heading: "Teilen und drucken",
  link: "Link und QR-Code",
  text: "Als Text teilen",
  picture: "Bild",
  pictureHint:
    "Verwende das Bild als Sperrbildschirm, dann kannst du die Nummern lesen, ohne die App zu öffnen.",
  pictureAlt: "Die Nummern im Plan, schwarz auf weiß",
  pictureFailed: "Dieser Browser kann kein Bild erstellen. Teile den Plan stattdessen als Text.",
  track: "GPX-Track",
  route: "GPX-Route",
  course: "Uhr oder Radcomputer",
  printHandlebar: "Streifen für den Lenker",
  /** The same for who walks or sails. */
  printStrip: "Streifen mit Nummern",
  printPocket: "Kärtchen für die Tasche",
  routeSheet: "Orientierungstechnik erstellen",
  shared: "Geteilt.",
  copied: "Kopiert. Du kannst den Text jetzt in eine Nachricht einfügen.",
  failed: "Das Teilen hat nicht geklappt. Versuche es noch einmal.",
  linkTooLong:
    "Dieser Plan ist zu lang, um ihn auf diese Weise zu teilen. Teile ihn stattdessen als GPX-Track.",
} as const;

/** "12 → 34 → 51". */
export function numbersInRow(nodes: readonly { readonly number: string }[]): string {
  return nodes.map(({ number }) => number).join(" → ");
}

/** Returns a plan as a message: its numbers in a row, its totals, and a line per number. */
export function planAsText(title: string, sums: string, nodes: readonly WrittenNode[]): string {
  const lines = nodes.map(({ number, leg }) => (leg ? `${number} · ${leg}` : number));
  return [title, numbersInRow(nodes), sums, "", ...lines].join("\n");
}

/** Returns the title of a plan without a name: "Wandern 12 – 51". */
export function planTitle(mode: Mode, first: string, last: string): string {
  return first === last
    ? `${MODE_NAMES[mode]}, Rundtour ${first}`
    : `${MODE_NAMES[mode]} ${first} – ${last}`;
}

/** "3,3 km · Fähre". */
export function planLegText(
  leg: {
    readonly meters: number;
    readonly hasFerry: boolean;
    readonly hasPortage: boolean;
    readonly isConnection: boolean;
  },
  mode: Mode,
): string {
  return [
    distanceText(leg.meters, mode),
    ...(leg.hasFerry ? [planTexts.ferry] : []),
    ...(leg.hasPortage ? [planTexts.portage] : []),
    ...(leg.isConnection ? [planTexts.connection] : []),
  ].join(" · ");
}
