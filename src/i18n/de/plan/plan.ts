import { distanceText, isNautical, type Travel } from "#i18n/intl/distance.ts";
import { isWritable, localNumber, NO_NUMBER } from "#i18n/intl/format.ts";
import { joined } from "#i18n/map/map.ts";
import type { Mode, PlanProblemWords, WrittenNode } from "#i18n/nl/plan/plan.ts";

/** Texts of the planner over the map. */
export const planTexts = {
  heading: "Nach Knotenpunkten planen",
  start: "Tippe auf einen Knotenpunkt, um zu beginnen.",
  goOn: "Tippe auf den nächsten Knotenpunkt.",
  atPosition: "Die Karte zeigt jetzt deine Position. Tippe auf einen Knotenpunkt, um zu beginnen.",
  atPositionWithoutNetwork:
    "Die Karte zeigt jetzt deine Position. Auf diesem Gerät ist noch kein Knotenpunktnetz zum Planen.",
  closed: "Rundtour",
  restored: "Dein Plan von vorhin ist noch da.",
  elsewhere:
    "In einem anderen Tab wird auch ein Plan gemacht: Speichere diesen, wenn du ihn behalten willst.",
  dragHint: "Halte einen Knotenpunkt oder eine Linie fest und ziehe, um die Route zu verlegen.",
  droppedNowhere: "Dort ist kein Knotenpunkt: Ziehe bis auf eine Nummer.",
  notStored:
    "Der Speicher ist voll oder funktioniert nicht: Speichere oder teile diesen Plan, bevor du die App schließt.",
  mode: "Wie bist du unterwegs?",
  undo: "Rückgängig",
  redo: "Wiederholen",
  reverse: "Umkehren",
  closeLoop: "Runde schließen",
  clear: "Plan löschen",
  close: "Planer schließen",
  more: "Mehr von diesem Plan",
  share: "Teilen",
  less: "Karte zeigen",
  numbers: "Nummern des Plans",
  numberColors: "Grüne Nummern hast du selbst gewählt; an den weißen führt die Route vorbei.",
  numberActions: "Was ist mit diesem Knotenpunkt?",
  planActions: "Was ist mit diesem Plan?",
  remove: "Entfernen",
  beginHere: "Hier beginnen",
  insert: "Einfügen",
  goHere: "Hierhin",
  back: "Zurück",
  stopInserting: "Nicht einfügen",
  looking: "Route wird gesucht …",
  failed: "Die Suche nach der Route ging nicht.",
  repair: "Reparieren",
  repaired: "Repariert: So verläuft die Route jetzt.",
  notRepaired:
    "Von diesem Plan ist zu wenig in den Kartenpaketen auf diesem Gerät: Füge in den Einstellungen ein Paket hinzu, das ihn hat.",
  retry: "Erneut versuchen",
  dismiss: "Gut",
  typed: "Nummern eingeben",
  typedHint: "Zum Beispiel 12 34 51",
  typedAdd: "Hinzufügen",
  typedNone: "Gib eine oder mehrere Nummern ein, mit Leerzeichen dazwischen.",
  around: "Knotenpunkte in der Nähe",
  onFrom: "Weiter zu",
  aroundFailed: "Die Suche nach Knotenpunkten ging nicht.",
  aroundEmpty:
    "Auf diesem Gerät gibt es hier keine Knotenpunkte. Füge in den Einstellungen ein Kartenpaket hinzu.",
  strip: "Von Knotenpunkt zu Knotenpunkt",
  ferry: "Fähre",
  portage: "Umtragen",
  connection: "Verbindung",
  options: "Route",
  fewestNumbers: "Möglichst wenige Nummern",
  withoutFerry: "Ohne Fähre",
  withoutPortage: "Ohne Umtragen",
  withoutConnections: "Ohne Verbindungsrouten",
  beside: "Luftlinie; das Netz führt hier nicht entlang",
  setGoal: "Hier enden",
  removeGoal: "Am letzten Knotenpunkt enden",
} as const;

export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  walk: "Wandern",
  cycle: "Radfahren",
  motorboat: "Bootfahren",
  canoe: "Kanu",
};

const wholeNumber = localNumber({ maximumFractionDigits: 0 });

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
    return "Die Wege zwischen diesen Nummern sind noch nicht auf diesem Gerät.";
  }
  const { from, to } = problem;
  if (problem.kind === "options-prevent-it") {
    return `Von ${from} nach ${to} geht es nicht wie gewünscht: Ändere die Auswahl unter „Route“.`;
  }
  const { nearest } = problem;
  const none = `Von ${from} ist ${to} über das Netz nicht zu erreichen.`;
  if (!nearest) return none;
  return `${none} Am nächsten kommt ${nearest.number}, ${nearest.distance} entfernt.`;
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
  return `${number} nehmen`;
}

/** Announces that the next tapped node is inserted after this number. */
export function insertingAfter(number: string): string {
  return `Tippe auf den Knotenpunkt, der nach ${number} kommt.`;
}

/** Returns where the map moved by itself: "… beim nächsten Netz auf diesem Gerät, 45 km von dir entfernt. …" */
export function atNetworkText(distance: string, isFromPosition: boolean): string {
  const away = `${distance} ${isFromPosition ? "von dir entfernt" : "weiter"}`;
  return `Die Karte ist jetzt beim nächsten Netz auf diesem Gerät, ${away}. ${planTexts.start}`;
}

/** Asks which of several nodes with the same number is meant. */
export function whichNumber(number: string): string {
  return `Welche ${number}?`;
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
    return `Knotenpunkt ${number} ist nicht in den Kartenpaketen auf diesem Gerät. Prüfe die Nummer oder lade das Paket dieser Region.`;
  }
  if (kind === "no-way") {
    return `Kein Knotenpunkt ${number} ist von hier über das Netz zu erreichen.`;
  }
  return planTexts.failed;
}

/** Explains a tap on a node of another network: "51 gehört zu einem anderen Netz (Radfahren); …". */
export function otherModeText(number: string, mode: Mode, planMode: Mode): string {
  return `${number} gehört zu einem anderen Netz (${MODE_NAMES[mode]}); dieser Plan ist für ${MODE_NAMES[planMode]}.`;
}

/** Reports a stop that is a detour of the route: "Zu 35 führt die Route hin und zurück über dasselbe Stück." */
export function outAndBackText(number: string): string {
  return `Zu ${number} führt die Route hin und zurück über dasselbe Stück.`;
}

/** Returns the label of a dashed line: "1,2 km · Luftlinie; das Netz führt hier nicht entlang". */
export function besideText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${planTexts.beside}`;
}

/** Texts of sharing and printing a plan. */
export const planOutTexts = {
  heading: "Teilen und drucken",
  link: "Link und QR-Code",
  text: "Als Text teilen",
  picture: "Bild",
  pictureHint:
    "Leg es auf deinen Sperrbildschirm: So liest du die Nummern, ohne die App zu öffnen.",
  pictureAlt: "Die Nummern des Plans, schwarz auf weiß",
  pictureFailed: "Dieser Browser kann kein Bild erstellen. Teile den Plan als Text.",
  track: "GPX-Track",
  route: "GPX-Route",
  course: "Uhr oder Radcomputer",
  printHandlebar: "Streifen für den Lenker",
  /** The same for who walks or sails. */
  printStrip: "Streifen mit Nummern",
  printPocket: "Kärtchen für die Tasche",
  routeSheet: "Wegetechnik erstellen",
  shared: "Geteilt.",
  copied: "Kopiert; füge es in eine Nachricht ein.",
  failed: "Teilen ging nicht. Versuche es noch einmal.",
  linkTooLong: "Dieser Plan ist zu lang, um ihn so zu teilen. Teile ihn als GPX-Track.",
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
