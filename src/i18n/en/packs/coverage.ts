import { distanceText, distanceUnit, type Travel } from "#i18n/intl/distance.ts";
import { localNumber, oneDecimal } from "#i18n/intl/format.ts";
import type { Gap, Mode, ReportLine, ReportWords } from "#i18n/nl/packs/coverage.ts";

/** Texts about what works without a network. */
export const coverageTexts = {
  heading: "Works offline",
  yes: "Works offline: yes",
  partly: "Works offline: partly",
  no: "Works offline: no",
  checking: "Checking this device…",
  failed: "The check couldn't be completed. Close the app and open it again.",
  tooMuch: "This area is too large to check. Zoom in further.",
  fetch: "Download what's missing",
  repair: "Download the area again",
  fetching: "Downloading…",
  onMap: "View on the map",
  departure: "Departure check",
  view: "the current map view",
  unnamed: "Unnamed",
  gone: "Your selection is no longer on this device.",
  legendThere: "On this device",
  legendMissing: "Missing",
  nothingPlanned:
    "You aren't following a route and don't have a plan. Choose one under Routes or Tracks.",
} as const;

const NETWORKS: Readonly<Record<Mode, string>> = {
  walk: "Walking network",
  cycle: "Cycling network",
  canoe: "Canoe network",
  motorboat: "Boating network",
};

const wholeNumber = localNumber({ maximumFractionDigits: 0 });

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
  const travel = network?.mode ?? layout;
  return [
    ...damagedNames.map((name) =>
      line(`The saved area “${name}” is damaged: part of its map is missing.`),
    ),
    mapLine(report, travel),
    ...(network ? networkLines(network) : []),
  ];
}

function line(text: string, details: readonly string[] = []): ReportLine {
  return { text, details };
}

/** The zoom at which alone all paths are drawn. */
const DETAIL_ZOOM = 14;

function mapLine(report: ReportWords, travel: Travel): ReportLine {
  const { neededCount, missingCount, zooms, lineMeters, mapGaps } = report;
  if (missingCount === 0) return line("The map is saved on this device at all zoom levels.");
  const missing = zooms.filter((zoom) => zoom.missingCount > 0).map(({ zoom }) => zoom);
  const [first] = mapGaps;
  if (!first) {
    return line(
      lineMeters === null
        ? missingTilesText(missingCount, neededCount, missing)
        : `The map is complete along the line, but parts next to it are missing at ${zoomsText(missing)}.`,
    );
  }
  const named = mapGaps.map((gap) => {
    return `${stretchText(gap, lineMeters, travel)} (${zoomsText(gap.what)})`;
  });
  if (mapGaps.length === 1) return line(`The map is missing for ${named[0]}.`);
  const hasOverview = mapGaps.every(({ what }) => what.includes(DETAIL_ZOOM));
  const text = hasOverview ? "you only have the overview map" : "part of the map is missing";
  return line(`For ${sumText(mapGaps, travel)}, ${text}.`, named);
}

/** "4 of 20 map tiles are missing, at zoom 14." */
function missingTilesText(
  missingCount: number,
  neededCount: number,
  zooms: readonly number[],
): string {
  const [some, all] = [wholeNumber.format(missingCount), wholeNumber.format(neededCount)];
  const tiles = neededCount === 1 ? "map tile" : "map tiles";
  const are = missingCount === 1 ? "is" : "are";
  return `${some} of ${all} ${tiles} ${are} missing at ${zoomsText(zooms)}.`;
}

function networkLines(network: NonNullable<ReportWords["network"]>): readonly ReportLine[] {
  const { mode, isPresent, gaps, gapsBeside } = network;
  const name = NETWORKS[mode];
  const beside =
    gapsBeside.length === 0
      ? []
      : [stretchesLine(gapsBeside, mode, (where) => `You can't replan your route for ${where}.`)];
  if (isPresent) {
    return [
      line(
        beside.length > 0
          ? `${name}: your whole route is on this device.`
          : `${name}: on this device.`,
      ),
      ...beside,
    ];
  }
  if (gaps.length === 0) return [line(`${name} missing: download the map pack for this region.`)];
  return [stretchesLine(gaps, mode, (where) => `${name} missing for ${where}.`)];
}

function stretchesLine(
  gaps: readonly Gap[],
  travel: Travel,
  say: (where: string) => string,
): ReportLine {
  const named = gaps.map((gap) => stretchText(gap, null, travel));
  return named.length === 1 ? line(say(named[0] ?? "")) : line(say(sumText(gaps, travel)), named);
}

/** "5 stretches, 1.6 km in all". */
function sumText(gaps: readonly Gap[], travel: Travel): string {
  const meters = gaps.reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0);
  return `${wholeNumber.format(gaps.length)} sections, ${distanceText(meters, travel)} in total`;
}

/** "km 3.2–5.0", "NM 1.7–2.7", "the whole line". */
function stretchText(
  { fromMeters, toMeters }: Gap,
  lineMeters: number | null,
  travel: Travel,
): string {
  if (fromMeters === 0 && lineMeters !== null && toMeters >= lineMeters) return "the whole line";
  const { meters, unit } = distanceUnit(travel);
  return `${unit} ${oneDecimal.format(fromMeters / meters)}–${oneDecimal.format(toMeters / meters)}`;
}

/** "zoom 14", "zoom 11 to 14", "zoom 11 and 13". */
function zoomsText(zooms: readonly number[]): string {
  const sorted = [...zooms].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length <= 1) return `zoom ${first}`;
  if (last - first === sorted.length - 1 && sorted.length > 2) return `zoom ${first} to ${last}`;
  return `zoom ${sorted.slice(0, -1).join(", ")} and ${last}`;
}
