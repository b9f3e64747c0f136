import {
  compassPoint,
  formatDay,
  formatMeters,
  oneDecimal,
  plainNumber,
  twoDecimals,
} from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";

/** The techniques of route sheets. */
export type Technique =
  | "dot-and-arrow"
  | "junctions"
  | "strip"
  | "winds"
  | "degrees"
  | "vectors"
  | "helicopter"
  | "tracing";

/** Texts of the route sheets. */
export const sheetTexts = {
  heading: "Routetechnieken",
  link: "Maak een routetechniek",
  reading: "De kruispunten worden opgezocht …",
  gone: "Deze route of track staat niet meer op dit apparaat.",
  failed: "De kruispunten opzoeken lukt nu niet. Laad het scherm opnieuw.",
  noWays:
    "Van hier staan geen wegen op dit apparaat, dus zijn er geen kruispunten. Bewaar de kaart langs deze route en probeer het opnieuw.",
  noJunctions: "Op de kaart van dit apparaat staat langs deze route geen kruispunt.",
  junctions: "Kruispunten",
  junctionsHint:
    "Waar niets mis kan gaan, staat geen vinkje. Zet kruispunten aan of uit en geef er een aanwijzing bij.",
  onSheet: "Op het blad",
  paper: "Papier",
  north: "Noorden",
  norths: {
    grid: "Kaart (RD-raster)",
    magnetic: "Kompas (magnetisch)",
    true: "Waar (geografisch)",
  },
  tracingScale: "Schaal van het oleaat",
  withDistances: "Met afstanden bij bolletje-pijltje, kruispunten en strippenkaart",
  noScale: "De strip heeft geen schaal: gelijke stukken zijn niet even ver.",
  print: "Druk af",
  solution: "Oplossing voor de leiding",
  printSolution: "Druk de oplossing af",
  nothing: "Zet minstens één kruispunt aan.",
  mapMissing: "Dit apparaat heeft hier geen kaart. Bewaar de kaart langs deze route.",
  tracingAbroad: "Een oleaat kan alleen in Nederland. Kies een andere techniek.",
  northUnknown: "Van dit jaar is de afwijking van het kompas niet bekend. Kies een ander noorden.",
  incomplete: "Niet overal staat een aanwijzing op papier:",
  printAnyway: "Druk toch af",
  printAnywayHint: "Op deze stukken staan dan alleen koers en meters van punt tot punt.",
  northUndefined: "Het RD-raster geldt alleen in Nederland. Kies een ander noorden.",
  explanation: "Uitleg van alle technieken",
  bar: "10 cm – meet na of het klopt",
  start: "Start",
  finish: "Eind",
  straightOn: "Ga rechtdoor bij een kruispunt dat er niet op staat.",
  straightOnBesideGaps: "Waar wel kaart is, ga je bij elk ander kruispunt rechtdoor.",
  between: "tussenpunt",
  solutionColumns: ["Punt", "Op km", "RD", "Ga", "Afstand", "Aanwijzing"],
  timedSolutionColumns: ["Punt", "Tijd", "Op km", "RD", "Ga", "Afstand", "Aanwijzing"],
  solutionNote: "Niet voor de scouts: hier staat waar elk punt ligt en wat de goede weg is.",
  unnamed: "Route",
  scaleNote: "Kies in het printvenster 100 % (werkelijke grootte) en geen marges.",
} as const;

/** The names of the techniques. */
export const TECHNIQUE_NAMES: Readonly<Record<Technique, string>> = {
  "dot-and-arrow": "Bolletje-pijltje",
  junctions: "Kruispuntenroute",
  strip: "Strippenkaart",
  winds: "Windroosroute",
  degrees: "Gradenroute",
  vectors: "Vectorroute",
  helicopter: "Helikopterroute",
  tracing: "Oleaat",
};

/** A technique in one line, beside its preview. */
export const TECHNIQUE_HINTS: Readonly<Record<Technique, string>> = {
  "dot-and-arrow":
    "Je komt van het bolletje en gaat naar het pijltje. Elk kruispunt is zo gedraaid dat je van onderen komt.",
  junctions: "Elk kruispunt met het noorden boven: van het bolletje naar het pijltje.",
  strip:
    "De route als rechte lijn, van onder naar boven; de strepen zijn wegen die je laat liggen.",
  winds: "Van elk punt de windrichting waarin je verdergaat, en hoe ver tot het volgende punt.",
  degrees: "Van elk punt het aantal graden waarin je verdergaat, en hoe ver tot het volgende punt.",
  vectors:
    "Elke pijl geeft richting en afstand tot het volgende punt, op schaal. De graden en de meters staan erbij.",
  helicopter: "Van punt naar punt zoals een helikopter vliegt: graden en afstand, hemelsbreed.",
  tracing: "De route op doorzichtig papier: leg de kruisjes op de kilometerlijnen van de kaart.",
};

/**
 * "Kruispunt 3, na 1,2 km, rechtsaf", "Keerpunt 4, na 2 km, keer om"; without a number for a junction that is not on the
 * sheet.
 */
export function junctionLabel(number: number | null, distance: string, turn: string): string {
  const kind = turn === TURN_ROUND ? "Keerpunt" : "Kruispunt";
  const name = number === null ? kind : `${kind} ${number},`;
  return `${name} na ${distance}, ${turn}`;
}

const TURN_ROUND = "keer om";

/** "Aanwijzing bij kruispunt 3". */
export function remarkLabel(number: number): string {
  return `Aanwijzing bij kruispunt ${number}`;
}

/** "Druk af: Strippenkaart". */
export function printLabel(technique: string): string {
  return `${sheetTexts.print}: ${technique}`;
}

/** The turn of a route in words; degrees from -180 (sharp left) to 180 (sharp right). */
export function turnText(turnDegrees: number): string {
  const size = Math.abs(turnDegrees);
  const side = turnDegrees < 0 ? "links" : "rechts";
  if (size < 25) return "rechtdoor";
  if (size < 60) return `schuin ${side}`;
  if (size < 120) return `${side}af`;
  return size < 165 ? `scherp ${side}` : TURN_ROUND;
}

/** "1,2", the place of a point in kilometres from the start. */
export function kilometerText(alongMeters: number): string {
  return oneDecimal.format(alongMeters / 1000);
}

/** A stretch of a route without a map, metres from its start. */
export interface Gap {
  readonly fromMeters: number;
  readonly toMeters: number;
}

/** "2,1" and "3,4", rounded outwards. */
function kilometersOf({ fromMeters, toMeters }: Gap): readonly [from: string, to: string] {
  const [from, to] = [Math.floor(fromMeters / 100), Math.ceil(toMeters / 100)];
  return [oneDecimal.format(from / 10), oneDecimal.format(to / 10)];
}

/**
 * "Van km 2,1 tot 3,4 en van km 5,0 tot 7,6 heeft dit apparaat geen kaart: kruispunten ontbreken hier."; null without gaps.
 */
export function mapGapsText(gaps: readonly Gap[], lengthMeters: number): string | null {
  if (gaps.length === 0) return null;
  const stretches = gaps.map((gap) => {
    const [from, to] = kilometersOf(gap);
    return `van km ${from} tot ${to}`;
  });
  const named = isWholeRoute(gaps, lengthMeters) ? ["van de hele route"] : stretches;
  const text = listText(named);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} heeft dit apparaat geen kaart: kruispunten ontbreken hier.`;
}

/** Returns whether there is no map along the whole route. */
export function isWholeRoute(gaps: readonly Gap[], lengthMeters: number): boolean {
  const [gap] = gaps;
  // The lengths of the route and of its stretches are summed in different steps.
  return gap !== undefined && gap.fromMeters === 0 && gap.toMeters > lengthMeters * 0.999 - 1;
}

/** "Km 2,1–3,4: geen kaart, zie de tabel." */
export function gapWithTableText(gap: Gap): string {
  const [from, to] = kilometersOf(gap);
  return `Km ${from}–${to}: geen kaart, zie de tabel.`;
}

/** "Km 2,1–3,4: loop van punt tot punt, hemelsbreed." and which north is used, above a table of courses. */
export function courseTableText(stretch: Gap, north: string): string {
  const [from, to] = kilometersOf(stretch);
  return `Km ${from}–${to}: loop van punt tot punt, hemelsbreed. ${north}`;
}

/** "Vossen, km 2,1–3,4 (Oleaat): …", a stretch without an instruction and its reason; an empty patrol for all. */
export function lackText(patrol: string, technique: string, stretch: Gap, reason: string): string {
  const [from, to] = kilometersOf(stretch);
  return patrol === ""
    ? `Km ${from}–${to}: ${reason}`
    : `${patrol}, km ${from}–${to} (${technique}): ${reason}`;
}

/** A paper and a scale in words. */
interface TracingFit {
  readonly paper: string;
  readonly scale: string;
}

/** "Het oleaat past niet op A5 bij 1:25.000, wel op A4 bij 1:25.000 of A5 bij 1:50.000." */
export function tracingTooLarge({ paper, scale }: TracingFit, fits: readonly TracingFit[]): string {
  const now = `Het oleaat past niet op ${paper} bij ${scale}`;
  return fits.length === 0
    ? `${now}. Kies een andere techniek of een korter stuk.`
    : `${now}, wel op ${listText(
        fits.map((one) => `${one.paper} bij ${one.scale}`),
        "disjunction",
      )}.`;
}

/** The words on a sheet. */
export const SHEET_WORDS = {
  start: sheetTexts.start,
  finish: sheetTexts.finish,
  between: sheetTexts.between,
  wind: (degrees: number) => compassPoint(degrees),
  distance: formatMeters,
  leg: (from: string, to: string) => `${from} → ${to}`,
  measures: (distance: string, direction: string) => `${distance}, ${direction}`,
  scale: (metersPerMm: number) => `1 mm is ${plainNumber.format(metersPerMm)} m`,
  gap: (gap: Gap) => {
    const [from, to] = kilometersOf(gap);
    return `Km ${from}–${to}: geen kaart, kruispunten ontbreken.`;
  },
  kilometer: (alongMeters: number) => `km ${twoDecimals.format(alongMeters / 1000)}`,
  turnRound: TURN_ROUND,
  columns: {
    winds: ["Van", "Richting", "Afstand", "Tot", "Aanwijzing"],
    degrees: ["Van", "Graden", "Afstand", "Tot", "Aanwijzing"],
    helicopter: ["Van", "Graden", "Afstand", "Tot", "Aanwijzing"],
  },
} as const;

/** "Bolletje-pijltje · Rondje Delft". */
export function sheetTitle(technique: string, route: string): string {
  return `${technique} · ${route}`;
}

/** "Start: RD 84512, 447201. De route is 5,2 km." */
export function startText(place: string, length: string): string {
  return `Start: ${place}. De route is ${length}.`;
}

/** "Punt 12: RD 84512, 447201. Dit stuk is 1,2 km." */
export function partStartText(from: number | null, place: string, length: string): string {
  const name = from === null ? sheetTexts.start : `Punt ${from}`;
  return `${name}: ${place}. Dit stuk is ${length}.`;
}

/** "Punt 20 is 120 m na punt 19." */
export function partFinishText(to: number | null, distance: string, last: number | null): string {
  const name = to === null ? "Het eind" : `Punt ${to}`;
  return `${name} is ${distance} na ${last === null ? "het begin van dit stuk" : `punt ${last}`}.`;
}

/** "Ga naar het ZW." */
export function departureText(wind: string): string {
  return `Ga naar het ${wind}.`;
}

/** "Het eind is 120 m na punt 12." */
export function finishText(distance: string, lastNumber: number): string {
  return `Het eind is ${distance} na punt ${lastNumber}.`;
}

const NORTHS = {
  grid: "het kaartnoorden (RD-raster)",
  magnetic: "het kompasnoorden (magnetisch)",
  true: "het ware noorden (geografisch)",
} as const;

/** Says which north is up on a sheet, or from which its directions are counted. */
export function northText(use: "up" | "from", north: keyof typeof NORTHS): string {
  return use === "up"
    ? `Boven is ${NORTHS[north]}.`
    : `Alle richtingen zijn vanaf ${NORTHS[north]}.`;
}

/** "Dat ligt 2,4° oost van het ware noorden op 24 november 2026." */
export function declinationText(degrees: number, dateMs: number): string {
  const side = degrees < 0 ? "west" : "oost";
  const size = oneDecimal.format(Math.abs(degrees));
  return `Dat ligt ${size}° ${side} van het ware noorden op ${formatDay(dateMs)}.`;
}

/** "1 mm is 20 m. Een dunne pijl is groter getekend: de schaal staat erbij (1 mm is 2 m)." */
export function vectorScaleText(main: number, others: readonly number[]): string {
  const rule = `${SHEET_WORDS.scale(main)}.`;
  if (others.length === 0) return rule;
  const scales = others.map(SHEET_WORDS.scale).join(" of ");
  return `${rule} Een dunne pijl is groter getekend: de schaal staat erbij (${scales}).`;
}

/** "Voor een kaart van 1:25.000." */
export function tracingNote(scale: string): string {
  return `Voor een kaart van ${scale}: leg de kruisjes op de kilometerlijnen met dezelfde getallen.`;
}
