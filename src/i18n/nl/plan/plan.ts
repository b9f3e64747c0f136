import { distanceText, isNautical, type Travel } from "#sentences/intl/distance.ts";
import { isWritable, NO_NUMBER, wholeNumber } from "#sentences/intl/format.ts";
import { joined } from "#sentences/map/map.ts";

export type Mode = "walk" | "cycle" | "canoe" | "motorboat";

/** Texts of the planner over the map. */
export const planTexts = {
  heading: "Plan langs knooppunten",
  start: "Tik op een knooppunt of een andere plek om te beginnen.",
  goOn: "Tik op het volgende knooppunt of een andere plek.",
  atPosition: "De kaart staat nu bij jou. Tik op een knooppunt om te beginnen.",
  atPositionWithoutNetwork:
    "De kaart staat nu bij jou. Op dit apparaat is nog geen netwerk om over te plannen.",
  closed: "Rondje",
  restored: "Je plan van eerder staat er nog.",
  elsewhere: "In een ander tabblad wordt ook een plan gemaakt: bewaar dit als je het wilt houden.",
  dragHint: "Houd een knooppunt of lijn vast en sleep om de route te verleggen.",
  notStored: "De opslag is vol of werkt niet: bewaar of deel dit plan voor je de app sluit.",
  mode: "Hoe ga je?",
  undo: "Ongedaan maken",
  redo: "Opnieuw doen",
  reverse: "Keer om",
  closeLoop: "Maak rond",
  clear: "Wis plan",
  close: "Sluit plannen",
  more: "Meer van dit plan",
  share: "Deel",
  less: "Toon kaart",
  numbers: "Nummers van het plan",
  numberColors: "Groene nummers koos je zelf; langs de witte loopt de route vanzelf.",
  numberActions: "Wat met dit knooppunt?",
  planActions: "Wat met dit plan?",
  remove: "Haal weg",
  beginHere: "Begin hier",
  insert: "Voeg in",
  goHere: "Ga hierheen",
  back: "Terug",
  stopInserting: "Niet invoegen",
  looking: "Route zoeken …",
  failed: "De route zoeken lukt nu niet.",
  repair: "Herstel",
  repaired: "Hersteld: zo loopt de route nu.",
  notRepaired:
    "Van dit plan staat te weinig in de kaartpakketten op dit apparaat: voeg bij Instellingen een pakket toe dat het heeft.",
  retry: "Probeer opnieuw",
  dismiss: "Goed",
  typed: "Nummers typen",
  typedHint: "Bijvoorbeeld 12 34 51",
  typedAdd: "Voeg toe",
  typedNone: "Typ een of meer nummers, met een spatie ertussen.",
  around: "Knooppunten dichtbij",
  onFrom: "Verder naar",
  aroundFailed: "De knooppunten opzoeken lukt nu niet.",
  aroundEmpty:
    "Hier zijn geen knooppunten op dit apparaat. Voeg bij Instellingen een kaartpakket toe.",
  strip: "Van knooppunt naar knooppunt",
  ferry: "pont",
  portage: "overdragen",
  connection: "verbinding",
  options: "Route",
  fewestNumbers: "Zo min mogelijk nummers",
  withoutFerry: "Zonder pont",
  withoutPortage: "Zonder overdragen",
  withoutConnections: "Zonder verbindingsroutes",
  beside: "hemelsbreed; het netwerk loopt hier niet",
  alongWays: "langs wegen en paden",
  waysFerry: "met veer",
  waysTimes: "soms gesloten volgens de kaart",
} as const;

export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  walk: "Wandelen",
  cycle: "Fietsen",
  motorboat: "Varen",
  canoe: "Kano",
};

/** Returns the texts of the field for a travel speed, in kilometres per hour or knots. */
export function speedFieldTexts(
  travel: Travel,
  min: number,
  max: number,
): { readonly label: string; readonly wrong: string } {
  const unit = isNautical(travel) ? "knopen" : "km per uur";
  return {
    label: `Snelheid (${unit})`,
    wrong: `Typ een snelheid van ${min} tot ${max} ${unit}.`,
  };
}

/** "44 min", "2 u 05". */
export function formatDuration(seconds: number): string {
  if (!isWritable(seconds)) return NO_NUMBER;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${wholeNumber.format(Math.floor(minutes / 60))} u ${`${minutes % 60}`.padStart(2, "0")}`;
}

/** "12,3 km · 2 u 44". */
export function planTotals(distance: string, seconds: number): string {
  return `${distance} · ${formatDuration(seconds)}`;
}

/** Returns the label of a number of the plan: "3 van 8: 34". */
export function numberInPlan(number: string, place: number, count: number): string {
  return `${place + 1} van ${count}: ${number}`;
}

/** The problem of the last edit, in the form that its sentence needs. */
export type PlanProblemWords =
  | { readonly kind: "unknown-node"; readonly to: string }
  | { readonly kind: "options-prevent-it"; readonly from: string; readonly to: string }
  | {
      readonly kind: "no-way";
      readonly from: string;
      readonly to: string;
      readonly nearest: { readonly number: string; readonly distance: string } | null;
    }
  | { readonly kind: "failed" }
  | { readonly kind: "not-repaired" }
  | {
      readonly kind: "repaired";
      readonly replaced: readonly string[];
      readonly dropped: readonly string[];
    };

/** Returns a sentence about an edit that failed, and what to do. */
export function planProblemText(problem: PlanProblemWords): string {
  if (problem.kind === "failed") return planTexts.failed;
  if (problem.kind === "not-repaired") return planTexts.notRepaired;
  if (problem.kind === "repaired") return repairedText(problem);
  if (problem.kind === "unknown-node") {
    return "De paden tussen deze nummers staan nog niet op dit apparaat.";
  }
  const { from, to } = problem;
  if (problem.kind === "options-prevent-it") {
    return `Van ${from} naar ${to} gaat het niet zoals gewenst: verander de keuze bij Route.`;
  }
  const { nearest } = problem;
  const none = `Van ${from} is ${to} over het netwerk niet te bereiken.`;
  if (!nearest) return none;
  return `${none} Het dichtst erbij komt ${nearest.number}, op ${nearest.distance}.`;
}

function repairedText({
  replaced,
  dropped,
}: {
  readonly replaced: readonly string[];
  readonly dropped: readonly string[];
}): string {
  const parts = [
    ...(dropped.length > 0 ? [`zonder ${joined(dropped)}`] : []),
    ...(replaced.length > 0 ? [`met de nieuwe paal van ${joined(replaced)}`] : []),
  ];
  return parts.length > 0 ? `Hersteld, ${parts.join(" en ")}.` : planTexts.repaired;
}

/** Returns the label of the button for the nearest reachable node. */
export function takeInstead(number: string): string {
  return `Neem ${number}`;
}

/** Announces that the next tapped node is inserted after this number. */
export function insertingAfter(number: string): string {
  return `Tik op het knooppunt of de plek na ${number}.`;
}

/** Returns where the map moved by itself: "… bij het dichtstbijzijnde netwerk op dit apparaat, 45 km van jou vandaan. …" */
export function atNetworkText(distance: string, isFromPosition: boolean): string {
  const away = `${distance} ${isFromPosition ? "van jou vandaan" : "verderop"}`;
  return `De kaart staat nu bij het dichtstbijzijnde netwerk op dit apparaat, ${away}. ${planTexts.start}`;
}

/** Asks which of several nodes with the same number is meant. */
export function whichNumber(number: string): string {
  return `Welke ${number}?`;
}

/** Returns a candidate node: "34 · 1,2 km verder". */
export function candidateText(number: string, distance: string, isFirst: boolean): string {
  return `${number} · ${distance} ${isFirst ? "hiervandaan" : "verder"}`;
}

/** Returns why a typed number was not added. */
export function numberProblemText(
  kind: "no-such-number" | "no-way" | "failed",
  number: string,
): string {
  if (kind === "no-such-number") {
    return `Knooppunt ${number} staat niet in de kaartpakketten op dit apparaat. Controleer het nummer, of haal het pakket van deze streek op.`;
  }
  if (kind === "no-way") {
    return `Geen enkel knooppunt ${number} is van hier over het netwerk te bereiken.`;
  }
  return planTexts.failed;
}

/** Explains a tap on a node of another network: "51 is een fietsknooppunt; …". */
export function otherModeText(number: string, mode: Mode, planMode: Mode): string {
  return `${number} is van een ander netwerk (${MODE_NAMES[mode].toLowerCase()}); dit plan is voor ${MODE_NAMES[planMode].toLowerCase()}.`;
}

/** Reports a stop that is a detour of the route: "Naar 35 gaat de route heen en terug over hetzelfde stuk." */
export function outAndBackText(number: string): string {
  return `Naar ${number} gaat de route heen en terug over hetzelfde stuk.`;
}

/** Returns the label of a dashed line: "1,2 km · hemelsbreed; het netwerk loopt hier niet". */
export function besideText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${planTexts.beside}`;
}

/** Returns the label of a line beside the network that follows ways: "640 m · langs wegen en paden, met veer". */
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
  heading: "Delen en afdrukken",
  link: "Link en QR-code",
  text: "Deel als tekst",
  picture: "Plaatje",
  pictureHint: "Zet het op je vergrendelscherm: zo lees je de nummers zonder de app te openen.",
  pictureAlt: "De nummers van het plan, zwart op wit",
  pictureFailed: "Deze browser kan geen plaatje maken. Deel het plan als tekst.",
  track: "GPX-track",
  route: "GPX-route",
  course: "Horloge of fietscomputer",
  printHandlebar: "Strook voor het stuur",
  /** The same for who walks or sails. */
  printStrip: "Strook met nummers",
  printPocket: "Kaartje voor je zak",
  routeSheet: "Maak een routetechniek",
  shared: "Gedeeld.",
  copied: "Gekopieerd; plak het in een bericht.",
  failed: "Delen lukte niet. Probeer het opnieuw.",
  linkTooLong: "Dit plan is te lang om zo te delen. Deel het als GPX-track.",
} as const;

/** A number of a plan, with the distance from the previous one. */
export interface WrittenNode {
  readonly number: string;
  readonly leg: string | null;
}

/** "12 → 34 → 51". */
export function numbersInRow(nodes: readonly { readonly number: string }[]): string {
  return nodes.map(({ number }) => number).join(" → ");
}

/** Returns a plan as a message: its numbers in a row, its totals, and a line per number. */
export function planAsText(title: string, sums: string, nodes: readonly WrittenNode[]): string {
  const lines = nodes.map(({ number, leg }) => (leg ? `${number} · ${leg}` : number));
  return [title, numbersInRow(nodes), sums, "", ...lines].join("\n");
}

/** Returns the title of a plan without a name: "Wandelen 12 – 51". */
export function planTitle(mode: Mode, first: string, last: string): string {
  return first === last
    ? `${MODE_NAMES[mode]}, rondje ${first}`
    : `${MODE_NAMES[mode]} ${first} – ${last}`;
}

/** "3,3 km · pont". */
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
