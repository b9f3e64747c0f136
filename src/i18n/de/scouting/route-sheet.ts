import type { Gap, Technique } from "#i18n/nl/scouting/route-sheet.ts";
import {
  compassPoint,
  formatDay,
  formatMeters,
  oneDecimal,
  plainNumber,
  twoDecimals,
} from "#sentences/intl/format.ts";
import { listText } from "#sentences/intl/list-text.ts";

/** Texts of the route sheets. */
export const sheetTexts = {
  heading: "Orientierungstechniken",
  link: "Orientierungstechnik erstellen",
  reading: "Die Kreuzungen werden gesucht …",
  gone: "Diese Route oder dieser Track ist nicht mehr auf diesem Gerät gespeichert.",
  failed: "Die Kreuzungen können gerade nicht gesucht werden. Lade die Seite neu.",
  noWays:
    "Auf diesem Gerät sind keine Straßen und Wege für dieses Gebiet gespeichert, deshalb kann die App keine Kreuzungen finden. Speichere die Karte entlang dieser Route und versuche es noch einmal.",
  noJunctions: "Die Karte auf diesem Gerät enthält entlang dieser Route keine Kreuzungen.",
  junctions: "Kreuzungen",
  junctionsHint:
    "Kreuzungen, an denen man sich nicht verlaufen kann, sind nicht ausgewählt. Du kannst Kreuzungen aus- oder abwählen und Hinweise hinzufügen.",
  onSheet: "Auf dem Blatt",
  paper: "Papier",
  north: "Nordrichtung",
  norths: {
    grid: "Karte (RD-Gitter)",
    magnetic: "Kompass (magnetisch)",
    true: "Geografisch",
  },
  tracingScale: "Maßstab der Oleate",
  withDistances: "Entfernungen auf Punkt-Pfeil-Route, Kreuzungsroute und Streifenkarte anzeigen",
  noScale: "Die Streifenkarte ist nicht maßstabsgetreu.",
  print: "Drucken",
  solution: "Lösung für die Leitung",
  printSolution: "Lösung drucken",
  nothing: "Wähle mindestens eine Kreuzung aus.",
  mapMissing:
    "Für diesen Abschnitt hat dieses Gerät keine Karte. Speichere die Karte entlang dieser Route.",
  tracingAbroad: "Eine Oleate ist nur in den Niederlanden möglich. Wähle eine andere Technik.",
  northUnknown:
    "Die Missweisung für dieses Jahr ist nicht bekannt. Wähle eine andere Nordrichtung.",
  incomplete: "Auf den Blättern fehlen für manche Abschnitte Anweisungen:",
  printAnyway: "Trotzdem drucken",
  printAnywayHint:
    "Für diese Abschnitte stehen dann nur Richtung und Entfernung von Punkt zu Punkt auf dem Blatt.",
  northUndefined: "Das RD-Gitter gilt nur in den Niederlanden. Wähle eine andere Nordrichtung.",
  explanation: "Alle Techniken erklärt",
  bar: "10 cm – bitte nachmessen",
  start: "Start",
  finish: "Ziel",
  straightOn: "An Kreuzungen, die nicht auf dem Blatt stehen, geht es geradeaus.",
  straightOnBesideGaps:
    "Auf Abschnitten, für die dieses Gerät eine Karte hat, geht es an allen anderen Kreuzungen geradeaus.",
  between: "Hilfspunkt",
  solutionColumns: ["Punkt", "Bei km", "RD", "Richtung", "Strecke", "Hinweis"],
  timedSolutionColumns: ["Punkt", "Zeit", "Bei km", "RD", "Richtung", "Strecke", "Hinweis"],
  solutionNote:
    "Nicht für die Sippen: Hier steht, wo jeder Punkt liegt und welcher Weg richtig ist.",
  unnamed: "Route",
  scaleNote: "Wähle im Druckdialog 100\u00a0% (tatsächliche Größe) und keine Ränder.",
} as const;

/** The names of the techniques. */
export const TECHNIQUE_NAMES: Readonly<Record<Technique, string>> = {
  "dot-and-arrow": "Punkt-Pfeil-Route",
  junctions: "Kreuzungsroute",
  strip: "Streifenkarte",
  winds: "Windrosenroute",
  degrees: "Marschzahlroute",
  vectors: "Vektorroute",
  helicopter: "Helikopterroute",
  tracing: "Oleate",
};

/** A technique in one line, beside its preview. */
export const TECHNIQUE_HINTS: Readonly<Record<Technique, string>> = {
  "dot-and-arrow":
    "Der Punkt zeigt, woher man kommt, der Pfeil, wohin man geht. Jede Kreuzung ist so gedreht, dass man von unten kommt.",
  junctions: "Jede Kreuzung ist mit Norden oben gezeichnet. Es geht vom Punkt zum Pfeil.",
  strip:
    "Die Route als gerade Linie, von unten nach oben zu lesen. Die Seitenstriche sind Abzweigungen, die man nicht nimmt.",
  winds: "Zu jedem Punkt die Himmelsrichtung und die Entfernung zum nächsten Punkt.",
  degrees: "Zu jedem Punkt die Marschzahl in Grad und die Entfernung zum nächsten Punkt.",
  vectors:
    "Jeder Pfeil zeigt maßstabsgetreu Richtung und Entfernung zum nächsten Punkt. Grad und Meter stehen daneben.",
  helicopter: "In gerader Linie von Punkt zu Punkt, wie ein Helikopter: Marschzahl und Entfernung.",
  tracing:
    "Die Route auf Transparentpapier. Richte die Kreuze an den Kilometerlinien der Karte aus.",
};

/**
 * "Kreuzung 3, nach 1,2 km, rechts", "Wendepunkt 4, nach 2 km, umkehren"; without a number for a junction that is not on the
 * sheet.
 */
export function junctionLabel(number: number | null, distance: string, turn: string): string {
  const kind = turn === TURN_ROUND ? "Wendepunkt" : "Kreuzung";
  const name = number === null ? kind : `${kind} ${number},`;
  return `${name} nach ${distance}, ${turn}`;
}

const TURN_ROUND = "umkehren";

/** "Hinweis zu Kreuzung 3". */
export function remarkLabel(number: number): string {
  return `Hinweis zu Kreuzung ${number}`;
}

/** "Drucken: Streifenkarte". */
export function printLabel(technique: string): string {
  return `${sheetTexts.print}: ${technique}`;
}

/** The turn of a route in words; degrees from -180 (sharp left) to 180 (sharp right). */
export function turnText(turnDegrees: number): string {
  const size = Math.abs(turnDegrees);
  const side = turnDegrees < 0 ? "links" : "rechts";
  if (size < 25) return "geradeaus";
  if (size < 60) return `halb ${side}`;
  if (size < 120) return side;
  return size < 165 ? `scharf ${side}` : TURN_ROUND;
}

/** "1,2", the place of a point in kilometres from the start. */
export function kilometerText(alongMeters: number): string {
  return oneDecimal.format(alongMeters / 1000);
}

/** "2,1" and "3,4", rounded outwards. */
function kilometersOf({ fromMeters, toMeters }: Gap): readonly [from: string, to: string] {
  const [from, to] = [Math.floor(fromMeters / 100), Math.ceil(toMeters / 100)];
  return [oneDecimal.format(from / 10), oneDecimal.format(to / 10)];
}

/**
 * "Von km 2,1 bis 3,4 und von km 5,0 bis 7,6 hat dieses Gerät keine Karte, deshalb fehlen dort die Kreuzungen."; null without gaps.
 */
export function mapGapsText(gaps: readonly Gap[], lengthMeters: number): string | null {
  if (gaps.length === 0) return null;
  const stretches = gaps.map((gap) => {
    const [from, to] = kilometersOf(gap);
    return `von km ${from} bis ${to}`;
  });
  const named = isWholeRoute(gaps, lengthMeters) ? ["von der ganzen Route"] : stretches;
  const text = listText(named);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} hat dieses Gerät keine Karte, deshalb fehlen dort die Kreuzungen.`;
}

/** Returns whether there is no map along the whole route. */
export function isWholeRoute(gaps: readonly Gap[], lengthMeters: number): boolean {
  const [gap] = gaps;
  // The lengths of the route and of its stretches are summed in different steps.
  return gap !== undefined && gap.fromMeters === 0 && gap.toMeters > lengthMeters * 0.999 - 1;
}

/** "Km 2,1–3,4: keine Karte, siehe Tabelle." */
export function gapWithTableText(gap: Gap): string {
  const [from, to] = kilometersOf(gap);
  return `Km ${from}–${to}: keine Karte, siehe Tabelle.`;
}

/** "Km 2,1–3,4: Von Punkt zu Punkt, Luftlinie." and which north is used, above a table of courses. */
export function courseTableText(stretch: Gap, north: string): string {
  const [from, to] = kilometersOf(stretch);
  return `Km ${from}–${to}: Von Punkt zu Punkt, Luftlinie. ${north}`;
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

/** "Die Oleate passt im Maßstab 1:25.000 nicht auf A5, wohl aber in 1:25.000 auf A4 oder 1:50.000 auf A5." */
export function tracingTooLarge({ paper, scale }: TracingFit, fits: readonly TracingFit[]): string {
  const now = `Die Oleate passt im Maßstab ${scale} nicht auf ${paper}`;
  return fits.length === 0
    ? `${now}. Wähle eine andere Technik oder einen kürzeren Abschnitt.`
    : `${now}, wohl aber in ${listText(
        fits.map((one) => `${one.scale} auf ${one.paper}`),
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
  scale: (metersPerMm: number) => `1 mm = ${plainNumber.format(metersPerMm)} m`,
  gap: (gap: Gap) => {
    const [from, to] = kilometersOf(gap);
    return `Km ${from}–${to}: keine Karte, deshalb fehlen Kreuzungen.`;
  },
  kilometer: (alongMeters: number) => `km ${twoDecimals.format(alongMeters / 1000)}`,
  turnRound: TURN_ROUND,
  columns: {
    winds: ["Von", "Richtung", "Strecke", "Bis", "Hinweis"],
    degrees: ["Von", "Grad", "Strecke", "Bis", "Hinweis"],
    helicopter: ["Von", "Grad", "Strecke", "Bis", "Hinweis"],
  },
} as const;

/** "Punkt-Pfeil-Route · Rondje Delft". */
export function sheetTitle(technique: string, route: string): string {
  return `${technique} · ${route}`;
}

/** "Start: RD 84512, 447201. Die Route ist 5,2 km lang." */
export function startText(place: string, length: string): string {
  return `Start: ${place}. Die Route ist ${length} lang.`;
}

/** "Punkt 12: RD 84512, 447201. Dieser Abschnitt ist 1,2 km lang." */
export function partStartText(from: number | null, place: string, length: string): string {
  const name = from === null ? sheetTexts.start : `Punkt ${from}`;
  return `${name}: ${place}. Dieser Abschnitt ist ${length} lang.`;
}

/** "Punkt 20 kommt 120 m nach Punkt 19." */
export function partFinishText(to: number | null, distance: string, last: number | null): string {
  const name = to === null ? "Das Ziel" : `Punkt ${to}`;
  return `${name} kommt ${distance} nach ${last === null ? "dem Anfang dieses Abschnitts" : `Punkt ${last}`}.`;
}

/** "Los geht es in Richtung SW." */
export function departureText(wind: string): string {
  return `Los geht es in Richtung ${wind}.`;
}

/** "Das Ziel kommt 120 m nach Punkt 12." */
export function finishText(distance: string, lastNumber: number): string {
  return `Das Ziel kommt ${distance} nach Punkt ${lastNumber}.`;
}

const NORTHS = {
  grid: "Gitternord (RD-Gitter)",
  magnetic: "magnetisch Nord (Kompass)",
  true: "geografisch Nord",
} as const;

/** Says which north is up on a sheet, or from which its directions are counted. */
export function northText(use: "up" | "from", north: keyof typeof NORTHS): string {
  return use === "up"
    ? `In jeder Zeichnung ist ${NORTHS[north]} oben.`
    : `Alle Richtungen beziehen sich auf ${NORTHS[north]}.`;
}

/** "Das liegt 2,4° östlich von geografisch Nord (Stand: 24. November 2026)." */
export function declinationText(degrees: number, dateMs: number): string {
  const side = degrees < 0 ? "westlich" : "östlich";
  const size = oneDecimal.format(Math.abs(degrees));
  return `Das liegt ${size}° ${side} von geografisch Nord (Stand: ${formatDay(dateMs)}).`;
}

/** "1 mm = 20 m. Dünne Pfeile sind größer gezeichnet; ihr Maßstab steht daneben (1 mm = 2 m)." */
export function vectorScaleText(main: number, others: readonly number[]): string {
  const rule = `${SHEET_WORDS.scale(main)}.`;
  if (others.length === 0) return rule;
  const scales = others.map(SHEET_WORDS.scale).join(" oder ");
  return `${rule} Dünne Pfeile sind größer gezeichnet; ihr Maßstab steht daneben (${scales}).`;
}

/** "Für eine Karte in 1:25.000." */
export function tracingNote(scale: string): string {
  return `Für eine Karte im Maßstab ${scale}: Richte die Kreuze an den Kilometerlinien mit denselben Zahlen aus.`;
}
