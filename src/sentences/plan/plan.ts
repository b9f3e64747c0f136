import { distanceText, isImperial, isNautical, type Travel } from "#sentences/intl/distance.ts";
import { isWritable, NO_NUMBER, wholeNumber } from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { joined } from "#sentences/map/map.ts";
import { list } from "#words/locale.ts";
import {
  durationWords,
  MODE_NAMES,
  planTexts,
  planWords,
  planProblems as problems,
  speedWords,
} from "#words/plan/plan.ts";

type Mode = keyof typeof MODE_NAMES;

/** Returns the texts of the field for a travel speed, in kilometres or miles per hour, or knots. */
export function speedFieldTexts(
  travel: Travel,
  min: number,
  max: number,
): { readonly label: string; readonly wrong: string } {
  const land = isImperial(travel) ? speedWords.miles : speedWords.land;
  const unit = isNautical(travel) ? speedWords.water : land;
  return { label: speedWords.label(unit), wrong: speedWords.wrong(`${min}`, `${max}`, unit) };
}

/** "44 min", "2 u 05". */
export function formatDuration(seconds: number): string {
  if (!isWritable(seconds)) return NO_NUMBER;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return withUnit(minutes, "min");
  const hours = wholeNumber.format(Math.floor(minutes / 60));
  return durationWords(hours, `${minutes % 60}`.padStart(2, "0"));
}

/** "12,3 km · 2 u 44". */
export function planTotals(distance: string, seconds: number): string {
  return `${distance} · ${formatDuration(seconds)}`;
}

/** Returns the label of a number of the plan: "3 van 8: 34". */
export function numberInPlan(number: string, place: number, count: number): string {
  return planWords.numberInPlan(`${place + 1}`, `${count}`, number);
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
  | RepairedWords;

interface RepairedWords {
  readonly kind: "repaired";
  readonly replaced: readonly string[];
  readonly dropped: readonly string[];
}

/** Returns a sentence about an edit that failed, and what to do. */
export function planProblemText(problem: PlanProblemWords): string {
  if (problem.kind === "failed") return planTexts.failed;
  if (problem.kind === "not-repaired") return planTexts.notRepaired;
  if (problem.kind === "repaired") return repairedText(problem);
  if (problem.kind === "unknown-node") return problems.unknownNode;
  const { from, to } = problem;
  if (problem.kind === "options-prevent-it") return problems.optionsPreventIt(from, to);
  const { nearest } = problem;
  const none = problems.noWay(from, to);
  return nearest ? `${none} ${problems.nearest(nearest.number, nearest.distance)}` : none;
}

function repairedText({ replaced, dropped }: RepairedWords): string {
  const parts = [
    ...(dropped.length > 0 ? [problems.without(joined(dropped))] : []),
    ...(replaced.length > 0 ? [problems.replaced(joined(replaced))] : []),
  ];
  return parts.length > 0 ? problems.repaired(list(parts)) : planTexts.repaired;
}

/** Returns where the map moved by itself: "… bij het dichtstbijzijnde netwerk op dit apparaat, 45 km van jou vandaan. …" */
export function atNetworkText(distance: string, isFromPosition: boolean): string {
  const away = isFromPosition ? planWords.fromYou(distance) : planWords.away(distance);
  return `${planWords.atNetwork(away)} ${planTexts.start}`;
}

/** Returns a candidate node: "34 · 1,2 km verder". */
export function candidateText(number: string, distance: string, isFirst: boolean): string {
  return `${number} · ${planWords[isFirst ? "fromHere" : "further"](distance)}`;
}

/** Returns why a typed number was not added. */
export function numberProblemText(
  kind: "no-such-number" | "no-way" | "failed",
  number: string,
): string {
  if (kind === "failed") return planTexts.failed;
  return problems[kind === "no-way" ? "numberUnreachable" : "noSuchNumber"](number);
}

/** Explains a tap on a node of another network: "51 is van een ander netwerk (fietsen); …". */
export function otherModeText(number: string, mode: Mode, planMode: Mode): string {
  return problems.otherMode(number, MODE_NAMES[mode], MODE_NAMES[planMode]);
}

/** Returns the label of a dashed line: "1,2 km · hemelsbreed; het netwerk loopt hier niet". */
export function besideText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${planTexts.beside}`;
}

/** Returns the label of a line beside the network that follows ways: "640 m · langs wegen en paden, met veer". */
export function alongWaysText(
  meters: number,
  travel: Travel,
  notes: { readonly hasFerry: boolean; readonly hasTimes: boolean; readonly walkedMeters: number },
): string {
  const { alongWays, waysFerry, waysGetOff, waysTimes } = planTexts;
  const parts = [
    alongWays,
    ...(notes.hasFerry ? [waysFerry] : []),
    ...(notes.walkedMeters > 0 ? [waysGetOff(distanceText(notes.walkedMeters, travel))] : []),
    ...(notes.hasTimes ? [waysTimes] : []),
  ];
  return `${distanceText(meters, travel)} · ${parts.join(", ")}`;
}

/** A number of a plan, with the distance from the previous one. */
interface WrittenNode {
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

/** Returns the title of a plan without a name: "Wandelen 12 – 51". An end without a name is empty, and left out. */
export function planTitle(
  mode: Mode,
  first: string,
  last: string,
  isLoop = first === last,
): string {
  const name = MODE_NAMES[mode];
  if (isLoop) return first ? planWords.loopTitle(name, first) : planWords.namelessLoopTitle(name);
  if (first && last) return `${name} ${first} – ${last}`;
  if (last) return planWords.titleTo(name, last);
  return first ? planWords.titleFrom(name, first) : name;
}

/** The facts of a leg of a plan besides its length. */
interface LegNotes {
  readonly meters: number;
  readonly hasFerry: boolean;
  readonly hasPortage: boolean;
  readonly isConnection: boolean;
}

/** "3,3 km · pont". */
export function planLegText(leg: LegNotes, mode: Mode): string {
  return [
    distanceText(leg.meters, mode),
    ...(leg.hasFerry ? [planTexts.ferry] : []),
    ...(leg.hasPortage ? [planTexts.portage] : []),
    ...(leg.isConnection ? [planTexts.connection] : []),
  ].join(" · ");
}
