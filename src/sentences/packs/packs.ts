import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import {
  bareNumber,
  counted,
  formatCalendarDay,
  localMoment,
  wholeNumber,
} from "#sentences/intl/format.ts";
import { list } from "#words/locale.ts";
import {
  homePackProblems,
  homeProblems,
  packListTexts,
  packProblems,
  packTexts,
  packWords as words,
} from "#words/packs/packs.ts";

const month = localMoment({ month: "long", year: "numeric", timeZone: "UTC" });

export interface ProblemSubject {
  /** The name of the pack; null if it is not about a pack. */
  readonly name: string | null;
  /** Its title, if known. */
  readonly title?: string | undefined;
  readonly fileName: string | null;
}

type Problems = Readonly<Record<string, string | ((file: string, atStart: string) => string)>>;

/** Returns what is wrong with a file, and what to do; undefined for another problem. */
export function packProblemSentence(
  problem: string,
  file: string,
  problems: Problems = packProblems,
): string | undefined {
  const sentence = problems[problem];
  return typeof sentence === "function" ? sentence(file, atStart(file)) : sentence;
}

/** The words for a file without a name, which begin a sentence with a capital. */
const NAMELESS: readonly string[] = [packTexts.thePack, packTexts.theList, packTexts.theFile];

function atStart(file: string): string {
  return NAMELESS.includes(file) ? upperFirst(file) : file;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a problem with its subject: "delft: er ontbreekt een stuk aan map.pmtiles. …" */
export function packProblemText(
  problem: string,
  { name, title = name ?? "", fileName }: ProblemSubject,
): string {
  const sentence = packProblemSentence(problem, fileName ?? packTexts.thePack) ?? words.failed;
  return name === null ? sentence : words.notAdded(title, sentence);
}

/** Returns a problem of a pack that comes with the app. */
export function homePackProblemText(problem: string, subject: ProblemSubject): string {
  const { name, title = name ?? "", fileName } = subject;
  const sentence = packProblemSentence(problem, fileName ?? packTexts.thePack, homePackProblems);
  return sentence === undefined
    ? packProblemText(problem, subject)
    : words.notAdded(title, sentence);
}

/** Returns why the catalogue of the app is not available, and what to do. */
export function homeProblemText(problem: string): string {
  return (
    packProblemSentence(problem, packTexts.theList, homeProblems) ??
    packProblemSentence(problem, packTexts.theList) ??
    words.listFailed
  );
}

/** The known facts of a pack; null for unknown ones. */
export interface PackFacts extends Pick<PackIndexEntry, "modes" | "bytes" | "dataDate"> {
  readonly hasMap: boolean | null;
  /** Absent where it is not known, as in an older catalogue. */
  readonly hasDepths?: boolean | undefined;
  readonly hasMarks?: boolean | undefined;
  readonly hasWays?: boolean | undefined;
  readonly hasWaters?: boolean | undefined;
}

/** "Kaart met wandel- en fietsknooppunten · 0,9 MB · gegevens van 6 augustus 2025 (1 jaar oud)". */
export function packFactsText(facts: PackFacts, nowMs: number): string {
  const { dataDate } = facts;
  const contents = contentsText(facts);
  return [
    ...(contents === null ? [] : [contents]),
    formatBytes(facts.bytes),
    ...(dataDate === null ? [] : [dataAgeText(dataDate, nowMs)]),
  ].join("\u00a0· ");
}

/** Returns the contents: "Kaart met wandelknooppunten, wegen en paden", "Vaarwater, dieptelijnen", "Kaart"; null if unknown. */
function contentsText(facts: PackFacts): string | null {
  const { hasMarks, hasWays, hasWaters } = facts;
  const isDepths = hasDepthContours(facts);
  const first = mapText(facts);
  const more = [
    ...(hasWays ? [packListTexts.ways] : []),
    ...(hasWaters ? [packListTexts.waters] : []),
    ...(isDepths ? [packListTexts.depths] : []),
    ...(hasMarks ? [packListTexts.marks] : []),
  ];
  if (first === null && more.length === 0) return null;
  if (first !== null || more.length > 1) {
    return upperFirst([...(first === null ? [] : [first]), ...more].join(", "));
  }
  if (hasMarks) return packTexts.marks;
  if (hasWaters) return packTexts.waters;
  return isDepths ? packTexts.depths : upperFirst(packListTexts.ways);
}

/** Returns whether a pack has depth contours: in an older catalogue, one that has nothing else. */
export function hasDepthContours({
  hasDepths,
  ...facts
}: Omit<PackFacts, "bytes" | "dataDate">): boolean {
  const { hasMap, hasMarks, hasWays, hasWaters, modes } = facts;
  if (hasDepths !== undefined) return hasDepths;
  return hasMap === false && modes?.length === 0 && !hasMarks && !hasWays && !hasWaters;
}

function mapText({ hasMap, modes }: PackFacts): string | null {
  const kinds = [...new Set(modes?.map((mode: NetworkMode) => words.nodeKinds[mode]))];
  if (kinds.length === 0) return hasMap ? packTexts.map : null;
  const listed = list([...kinds.slice(0, -1).map(words.beforeNodes), ...kinds.slice(-1)]);
  return hasMap ? words.mapWithNodes(listed) : upperFirst(words.nodes(listed));
}

/** "gegevens van 6 augustus 2025 (1 jaar oud)". */
export function dataAgeText(dataDate: string, nowMs: number): string {
  return `${dataDateText(dataDate)}${ageInBrackets(dataDate, nowMs)}`;
}

const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** Returns the age with the precision of the date, " (1 jaar oud)"; empty for recent data and without a date. */
function ageInBrackets(dataDate: string, nowMs: number): string {
  const months = Math.floor((nowMs - Date.parse(dataDate)) / MONTH_MS);
  if (!(months >= 1)) return "";
  const years = isYear(dataDate)
    ? new Date(nowMs).getUTCFullYear() - Number(dataDate)
    : Math.floor(months / 12);
  if (isYear(dataDate) && years === 0) return "";
  return years === 0
    ? ` (${words.monthsOld(counted(months, bareNumber))})`
    : ` (${words.yearsOld(counted(years, bareNumber))})`;
}

function isYear(dataDate: string): boolean {
  return /^\d{4}$/.test(dataDate);
}

/**
 * Returns the date of the data: "gegevens van 6 augustus 2025" for "2025-08-06", "… van mei 2021" for "2021-05", "…
 * uit 2019" for "2019"; another text is shown as it is.
 */
export function dataDateText(dataDate: string): string {
  if (isYear(dataDate)) return words.dataOf.year(dataDate);
  const atMs = Date.parse(dataDate);
  if (Number.isNaN(atMs)) return words.dataOf.other(dataDate);
  return dataDate.length === "2021-05".length
    ? words.dataOf.month(month.format(atMs))
    : words.dataOf.day(formatCalendarDay(atMs));
}

/** Returns whole percentages, rounded down: 100 means complete. */
export function percentOf(doneBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.floor((100 * Math.min(doneBytes, totalBytes)) / totalBytes);
}

/** "30 % · 0,3 MB van 0,9 MB". */
export function downloadProgressText(doneBytes: number, totalBytes: number): string {
  const percent = `${percentOf(doneBytes, totalBytes)}`;
  return words.download(percent, formatBytes(doneBytes), formatBytes(totalBytes));
}

/** "Kopiëren en controleren: 30 %". */
export function copyProgressText(doneBytes: number, totalBytes: number): string {
  return words.copy(`${percentOf(doneBytes, totalBytes)}`);
}

/** "Onderbroken op 30 %." */
export function interruptedText(doneBytes: number, totalBytes: number): string {
  return words.interrupted(`${percentOf(doneBytes, totalBytes)}`);
}

/** Confirms that packs were added. */
export function addedText(names: readonly string[]): string {
  return names.length === 1
    ? words.added(list(names))
    : words.severalAdded(`${names.length}`, list(names));
}

/** Reports a pack whose files are gone or that cannot be read. */
export function brokenText(name: string | null): string {
  return name === null ? words.namelessBroken : words.broken(name);
}

/** Returns the label for more entries of a long catalogue: "Toon er nog 50 van 212". */
export function moreOffersText(count: number, total: number): string {
  return words.moreOffers(counted(count, bareNumber), wholeNumber.format(total));
}

/** "Van 2 pakketten zijn er nieuwere gegevens (5 MB)." */
export function newerPacksText(count: number, bytes: number): string {
  return words.newer(counted(count, wholeNumber), formatBytes(bytes));
}

/** Reports entries of a catalogue that cannot be read. */
export function leftOutOffersText(count: number): string {
  return words.leftOut(counted(count, wholeNumber));
}

/** "Vrij voor de app: ongeveer 12 GB." */
export function freeText(freeBytes: number): string {
  return words.free(formatBytes(freeBytes));
}

/** Reports a renewed pack, and which saved plans through it have another route now. */
export function renewedText(dataDate: string | null, changedPlans: readonly string[]): string {
  const renewed = dataDate === null ? words.renewed : words.renewedTo(dataDateText(dataDate));
  if (changedPlans.length === 0) return `${renewed} ${words.samePlans}`;
  const names = list(changedPlans.map(words.plan));
  return `${renewed} ${words.otherPlans(names, counted(changedPlans.length, bareNumber))}`;
}
