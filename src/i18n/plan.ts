import { formatDistance } from "./format.ts";
import { dutchNumber } from "./formatters.ts";

type Mode = "walk" | "cycle" | "canoe" | "motorboat";

/** Texts of the planner over the map. */
export const planTexts = {
  heading: "Plan langs knooppunten",
  start: "Tik op een knooppunt om te beginnen.",
  goOn: "Tik op het volgende knooppunt.",
  closed: "Rondje",
  restored: "Je plan van eerder staat er nog.",
  notKept: "De opslag is vol of doet niet mee: bewaar of deel dit plan voor je de app sluit.",
  mode: "Hoe ga je?",
  undo: "Ongedaan maken",
  redo: "Opnieuw doen",
  reverse: "Keer om",
  closeLoop: "Maak rond",
  clear: "Wis plan",
  close: "Sluit plannen",
  more: "Toon hele plan",
  less: "Toon kaart",
  numbers: "Nummers van het plan",
  numberActions: "Wat met dit knooppunt?",
  remove: "Weg",
  beginHere: "Begin hier",
  insert: "Voeg in",
  goHere: "Ga hierheen",
  back: "Terug",
  stopInserting: "Niet invoegen",
  looking: "Route zoeken …",
  failed: "De route zoeken lukt nu niet.",
  retry: "Probeer opnieuw",
  dismiss: "Goed",
  typed: "Nummers typen",
  typedHint: "Bijvoorbeeld 12 34 51",
  typedAdd: "Voeg toe",
  typedNone: "Typ een of meer nummers, met een spatie ertussen.",
  around: "Knooppunten dichtbij",
  onFrom: "Verder naar",
  aroundEmpty:
    "Hier zijn geen knooppunten op dit apparaat. Voeg bij Instellingen een kaartpakket toe.",
  strip: "Stuk voor stuk",
  ferry: "pont",
  portage: "overdragen",
  connection: "verbinding",
  wishes: "Route",
  fewestNumbers: "Zo min mogelijk nummers",
  withoutFerry: "Zonder pont",
  withoutPortage: "Zonder overdragen",
  withoutConnections: "Zonder verbindingsroutes",
  speed: "Snelheid (km per uur)",
  speedWrong: "Typ een snelheid van 1 tot 60 km per uur.",
  beside: "niet over het netwerk",
  setGoal: "Eindig hier",
  removeGoal: "Eindig bij het laatste knooppunt",
} as const;

export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  walk: "Wandelen",
  cycle: "Fietsen",
  motorboat: "Varen",
  canoe: "Kano",
};

const oneDecimal = dutchNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const NAUTICAL_MILE_METERS = 1852;

/** "12,3 km", and on water in nautical miles too: "12,3 km (6,6 zeemijl)". */
export function planDistance(meters: number, mode: Mode): string {
  const km = formatDistance(meters);
  const isOnWater = mode === "canoe" || mode === "motorboat";
  return isOnWater ? `${km} (${oneDecimal.format(meters / NAUTICAL_MILE_METERS)} zeemijl)` : km;
}

/** "44 min", "2 u 5 min". */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} u ${minutes % 60} min`;
}

/** "12,3 km · 2 u 44 min". */
export function planSums(distance: string, seconds: number): string {
  return `${distance} · ${formatDuration(seconds)}`;
}

/** What a number of the plan is to a screen reader: "3 van 8: 34". */
export function numberInPlan(number: string, place: number, count: number): string {
  return `${place + 1} van ${count}: ${number}`;
}

/** Why the last edit was not done. */
export type PlanTroubleWords =
  | { readonly kind: "unknown-node"; readonly to: string }
  | { readonly kind: "not-as-wished"; readonly from: string; readonly to: string }
  | {
      readonly kind: "no-way";
      readonly from: string;
      readonly to: string;
      readonly nearest: { readonly number: string; readonly meters: number } | null;
    }
  | { readonly kind: "failed" };

/** One sentence about an edit that was not done, and what can be done. */
export function planTroubleText(trouble: PlanTroubleWords): string {
  if (trouble.kind === "failed") return planTexts.failed;
  if (trouble.kind === "unknown-node") {
    return `Van knooppunt ${trouble.to} zijn geen routes op dit apparaat: voeg bij Instellingen een kaartpakket toe dat het heeft.`;
  }
  const { from, to } = trouble;
  if (trouble.kind === "not-as-wished") {
    return `Van ${from} naar ${to} gaat het niet zoals gewenst: verander de keuze bij Route.`;
  }
  const { nearest } = trouble;
  const none = `Van ${from} is ${to} over het netwerk niet te bereiken.`;
  if (!nearest) return none;
  return `${none} Het dichtst erbij komt ${nearest.number}, op ${formatDistance(nearest.meters)}.`;
}

/** The button that takes the nearest that can be reached instead. */
export function takeInstead(number: string): string {
  return `Neem ${number}`;
}

/** Of a number that is to be followed by the next one that is tapped. */
export function insertingAfter(number: string): string {
  return `Tik op het knooppunt dat na ${number} komt.`;
}

/** Asks which of several nodes of one number is meant. */
export function whichNumber(number: string): string {
  return `Welke ${number}?`;
}

/** A node that may be meant: "34 · 1,2 km verder". */
export function candidateText(number: string, meters: number, isFirst: boolean): string {
  return `${number} · ${formatDistance(meters)} ${isFirst ? "hiervandaan" : "verder"}`;
}

/** Why a typed number was not added. */
export function numberTroubleText(
  kind: "no-such-number" | "no-way" | "failed",
  number: string,
): string {
  if (kind === "no-such-number") {
    return `Knooppunt ${number} staat niet in de pakketten op dit apparaat: controleer het nummer.`;
  }
  if (kind === "no-way") {
    return `Geen enkel knooppunt ${number} is van hier over het netwerk te bereiken.`;
  }
  return planTexts.failed;
}

/** Another network's node is tapped while there is a plan: "51 is een fietsknooppunt; …". */
export function otherModeText(number: string, mode: Mode, planMode: Mode): string {
  return `${number} is van een ander netwerk (${MODE_NAMES[mode].toLowerCase()}); dit plan is voor ${MODE_NAMES[planMode].toLowerCase()}.`;
}

/** What is written along a dashed line: "1,2 km · niet over het netwerk". */
export function besideText(meters: number): string {
  return `${formatDistance(meters)} · ${planTexts.beside}`;
}

/** Texts of what a plan can be taken along as. */
export const planOutTexts = {
  heading: "Meenemen",
  link: "Link en QR-code",
  text: "Deel als tekst",
  track: "GPX-track met nummers",
  route: "GPX-route",
  printHandlebar: "Druk af voor het stuur",
  printPocket: "Druk af voor je zak",
  shared: "Gedeeld.",
  copied: "Gekopieerd; plak het in een bericht.",
  failed: "Delen lukte niet. Probeer het opnieuw.",
  linkTooLong: "Dit plan is te lang voor een link. Deel het als GPX-track.",
  codeTooLong: "Dit plan is te lang voor een QR-code. Deel de link.",
} as const;

/** A number of a plan, with how far it is from the one before, as written in a text. */
interface WrittenNode {
  readonly number: string;
  readonly leg: string | null;
}

/** "12 → 34 → 51". */
export function numbersInRow(nodes: readonly { readonly number: string }[]): string {
  return nodes.map(({ number }) => number).join(" → ");
}

/** A plan as a message: its numbers in a row, its sums, and then number by number. */
export function planAsText(title: string, sums: string, nodes: readonly WrittenNode[]): string {
  const lines = nodes.map(({ number, leg }) => (leg ? `${number} · ${leg}` : number));
  return [title, numbersInRow(nodes), sums, "", ...lines].join("\n");
}

/** What a plan is called that has no name yet: "Wandelen 12 – 51". */
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
    planDistance(leg.meters, mode),
    ...(leg.hasFerry ? [planTexts.ferry] : []),
    ...(leg.hasPortage ? [planTexts.portage] : []),
    ...(leg.isConnection ? [planTexts.connection] : []),
  ].join(" · ");
}
