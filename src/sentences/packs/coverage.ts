import type { LineGap } from "#domain/coverage/line-gaps.ts";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import type {
  NetworkVerdict,
  WaysVerdict,
  ZoomCoverage,
} from "#domain/coverage/offline-verdict.ts";
import { distanceText, distanceUnit, type Travel } from "#sentences/intl/distance.ts";
import { counted, oneDecimal, wholeNumber } from "#sentences/intl/format.ts";
import { list } from "#words/locale.ts";
import { reportWords as words } from "#words/packs/coverage.ts";

/** A stretch of a line on which something is missing. */
type Gap = Omit<LineGap<unknown>, "what">;

/** The part of a report that is put into words. */
export interface ReportWords
  extends Pick<OfflineReport, "neededCount" | "missingCount" | "lineMeters" | "mapGaps"> {
  readonly zooms: readonly Pick<ZoomCoverage, "zoom" | "missingCount">[];
  readonly network:
    | (Pick<NetworkVerdict, "mode" | "isPresent"> &
        Readonly<Record<"gaps" | "gapsBeside", readonly Gap[]>>)
    | null;
  readonly ways?: WaysVerdict;
}

/** A thing that is present or missing. */
export interface ReportLine {
  readonly text: string;
  /** The single stretches, shown on request; empty if the text names them. */
  readonly details: readonly string[];
}

/**
 * Returns one line for each thing that is present or missing, the most serious first. Stretches are in the units of
 * the network, or else of the layout.
 */
export function reportLines(
  report: ReportWords,
  damagedNames: readonly string[],
  layout: Travel,
): readonly ReportLine[] {
  const { network } = report;
  return [
    ...damagedNames.map((name) => line(words.damagedArea(name))),
    mapLine(report, network?.mode ?? layout),
    ...(network ? networkLines(network) : []),
    ...(report.ways ? waysLines(report.ways, network?.mode ?? layout) : []),
  ];
}

function waysLines(ways: WaysVerdict, travel: Travel): readonly ReportLine[] {
  const { meters, missingMeters, straightMeters } = ways;
  const text =
    missingMeters > 0 ? words.waysMissing(distanceText(missingMeters, travel)) : words.waysAreThere;
  return [
    ...(meters > 0 ? [line(text)] : []),
    ...(straightMeters >= 1 ? [line(words.straight(distanceText(straightMeters, travel)))] : []),
  ];
}

function line(text: string, details: readonly string[] = []): ReportLine {
  return { text, details };
}

/** The zoom at which alone all paths are drawn. */
const DETAIL_ZOOM = 14;

function mapLine(report: ReportWords, travel: Travel): ReportLine {
  const { neededCount, missingCount, zooms, lineMeters, mapGaps } = report;
  if (missingCount === 0) return line(words.mapIsThere);
  if (mapGaps.length === 0) {
    const missing = zoomsText(
      zooms.filter((zoom) => zoom.missingCount > 0).map(({ zoom }) => zoom),
    );
    return line(
      lineMeters === null
        ? words.tilesMissing(
            counted(missingCount, wholeNumber),
            counted(neededCount, wholeNumber),
            missing,
          )
        : words.besideMissing(missing),
    );
  }
  const named = mapGaps.map((gap) => {
    return `${stretchText(gap, lineMeters, travel)} (${zoomsText(gap.what)})`;
  });
  if (named.length === 1) return line(words.stretchMissing(named[0] ?? ""));
  const hasOverview = mapGaps.every(({ what }) => what.includes(DETAIL_ZOOM));
  const text = hasOverview ? words.onlyOverview : words.partMissing;
  return line(text(sumText(mapGaps, travel)), named);
}

function networkLines(network: NonNullable<ReportWords["network"]>): readonly ReportLine[] {
  const { mode, isPresent, gaps, gapsBeside } = network;
  const name = words.networks[mode];
  if (isPresent) {
    return gapsBeside.length > 0
      ? [line(words.routeIsThere(name)), stretchesLine(gapsBeside, mode, words.noOtherRoute)]
      : [line(words.networkIsThere(name))];
  }
  if (gaps.length === 0) return [line(words.networkMissing(name))];
  return [stretchesLine(gaps, mode, (where) => words.networkMissingOn(name, where))];
}

function stretchesLine(
  gaps: readonly Gap[],
  travel: Travel,
  text: (where: string) => string,
): ReportLine {
  const named = gaps.map((gap) => stretchText(gap, null, travel));
  return named.length === 1 ? line(text(named[0] ?? "")) : line(text(sumText(gaps, travel)), named);
}

/** "5 stukken, samen 1,6 km". */
function sumText(gaps: readonly Gap[], travel: Travel): string {
  const meters = gaps.reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0);
  return words.stretches(counted(gaps.length, wholeNumber), distanceText(meters, travel));
}

/** "km 3,2–5,0", "NM 1,7–2,7", "de hele lijn". */
function stretchText(
  { fromMeters, toMeters }: Gap,
  lineMeters: number | null,
  travel: Travel,
): string {
  if (fromMeters === 0 && lineMeters !== null && toMeters >= lineMeters) return words.wholeLine;
  const { meters, unit } = distanceUnit(travel);
  return `${unit} ${oneDecimal.format(fromMeters / meters)}–${oneDecimal.format(toMeters / meters)}`;
}

/** "zoom 14", "zoom 11 t/m 14", "zoom 11 en 13". */
function zoomsText(zooms: readonly number[]): string {
  const sorted = [...zooms].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length > 2 && last - first === sorted.length - 1) {
    return words.zoomRange(`${first}`, `${last}`);
  }
  return words.zooms(list(sorted.length === 0 ? ["0"] : sorted.map(String)));
}
