import { distanceText, distanceUnit, type Travel } from "#i18n/intl/distance.ts";
import { localNumber, oneDecimal } from "#i18n/intl/format.ts";

/** The mode of a network. */
export type Mode = "walk" | "cycle" | "canoe" | "motorboat";

/** Texts about what works without a network. */
export const coverageTexts = {
  heading: "Werkt offline",
  yes: "Werkt offline: ja",
  partly: "Werkt offline: deels",
  no: "Werkt offline: nee",
  checking: "Wordt nagekeken op dit apparaat …",
  failed: "Nakijken lukte niet. Sluit de app en open hem opnieuw.",
  tooMuch: "Zoom verder in: voor zo'n groot stuk is er geen oordeel.",
  fetch: "Haal op wat ontbreekt",
  repair: "Haal het gebied opnieuw op",
  fetching: "Wordt opgehaald …",
  onMap: "Bekijk op de kaart",
  departure: "Vertrekcheck",
  view: "wat de kaart nu toont",
  unnamed: "Zonder naam",
  gone: "Dit staat niet meer op dit apparaat.",
  legendThere: "Staat op dit apparaat",
  legendMissing: "Ontbreekt",
  nothingPlanned: "Je volgt geen route en hebt geen plan. Kies er een bij Routes of Tracks.",
} as const;

const NETWORKS: Readonly<Record<Mode, string>> = {
  walk: "Wandelnetwerk",
  cycle: "Fietsnetwerk",
  canoe: "Kanonetwerk",
  motorboat: "Vaarnetwerk",
};

const wholeNumber = localNumber({ maximumFractionDigits: 0 });

/** A stretch of a line on which something is missing. */
export interface Gap {
  readonly fromMeters: number;
  readonly toMeters: number;
}

/** The part of a report that is put into words. */
export interface ReportWords {
  readonly neededCount: number;
  readonly missingCount: number;
  readonly zooms: readonly { readonly zoom: number; readonly missingCount: number }[];
  readonly lineMeters: number | null;
  readonly mapGaps: readonly (Gap & { readonly what: readonly number[] })[];
  readonly network: {
    readonly mode: Mode;
    readonly isPresent: boolean;
    readonly gaps: readonly Gap[];
    readonly gapsBeside: readonly Gap[];
  } | null;
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
  const travel = network?.mode ?? layout;
  return [
    ...damagedNames.map((name) =>
      line(`Bewaard gebied ${name} is beschadigd: er is kaart uit verdwenen.`),
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
  if (missingCount === 0) return line("De kaart staat op alle zoomniveaus op dit apparaat.");
  const missing = zooms.filter((zoom) => zoom.missingCount > 0).map(({ zoom }) => zoom);
  const [first] = mapGaps;
  if (!first) {
    return line(
      lineMeters === null
        ? `Van ${wholeNumber.format(neededCount)} kaarttegels ontbreken er ${wholeNumber.format(missingCount)}, op ${zoomsText(missing)}.`
        : `Langs de lijn is er overal kaart; vlak ernaast ontbreken stukken, op ${zoomsText(missing)}.`,
    );
  }
  const named = mapGaps.map((gap) => {
    return `${stretchText(gap, lineMeters, travel)} (${zoomsText(gap.what)})`;
  });
  if (mapGaps.length === 1) return line(`Kaart ontbreekt op ${named[0]}.`);
  const hasOverview = mapGaps.every(({ what }) => what.includes(DETAIL_ZOOM));
  const text = hasOverview ? "heb je alleen de overzichtskaart" : "ontbreekt er kaart";
  return line(`Op ${sumText(mapGaps, travel)}, ${text}.`, named);
}

function networkLines(network: NonNullable<ReportWords["network"]>): readonly ReportLine[] {
  const { mode, isPresent, gaps, gapsBeside } = network;
  const name = NETWORKS[mode];
  const beside =
    gapsBeside.length === 0
      ? []
      : [stretchesLine(gapsBeside, mode, (where) => `Bijplannen kan niet op ${where}.`)];
  if (isPresent) {
    return [
      line(
        beside.length > 0
          ? `${name}: je hele route staat op dit apparaat.`
          : `${name}: staat op dit apparaat.`,
      ),
      ...beside,
    ];
  }
  if (gaps.length === 0) return [line(`${name} ontbreekt: haal het kaartpakket van hier op.`)];
  return [stretchesLine(gaps, mode, (where) => `${name} ontbreekt op ${where}.`)];
}

function stretchesLine(
  gaps: readonly Gap[],
  travel: Travel,
  say: (where: string) => string,
): ReportLine {
  const named = gaps.map((gap) => stretchText(gap, null, travel));
  return named.length === 1 ? line(say(named[0] ?? "")) : line(say(sumText(gaps, travel)), named);
}

/** "5 stukken, samen 1,6 km". */
function sumText(gaps: readonly Gap[], travel: Travel): string {
  const meters = gaps.reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0);
  return `${wholeNumber.format(gaps.length)} stukken, samen ${distanceText(meters, travel)}`;
}

/** "km 3,2–5,0", "NM 1,7–2,7", "de hele lijn". */
function stretchText(
  { fromMeters, toMeters }: Gap,
  lineMeters: number | null,
  travel: Travel,
): string {
  if (fromMeters === 0 && lineMeters !== null && toMeters >= lineMeters) return "de hele lijn";
  const { meters, unit } = distanceUnit(travel);
  return `${unit} ${oneDecimal.format(fromMeters / meters)}–${oneDecimal.format(toMeters / meters)}`;
}

/** "zoom 14", "zoom 11 t/m 14", "zoom 11 en 13". */
function zoomsText(zooms: readonly number[]): string {
  const sorted = [...zooms].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (sorted.length <= 1) return `zoom ${first}`;
  if (last - first === sorted.length - 1 && sorted.length > 2) return `zoom ${first} t/m ${last}`;
  return `zoom ${sorted.slice(0, -1).join(", ")} en ${last}`;
}
