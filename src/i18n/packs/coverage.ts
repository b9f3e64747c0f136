import { distanceUnit, type Travel } from "#i18n/common/distance.ts";
import { dutchNumber, oneDecimal } from "#i18n/common/format.ts";

type Mode = "walk" | "cycle" | "canoe" | "motorboat";

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

const wholeNumber = dutchNumber({ maximumFractionDigits: 0 });

/** A stretch of a line on which something is missing. */
interface Gap {
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
  } | null;
}

/** Longer lists of stretches are replaced by their number. */
const MAX_GAPS = 4;

/**
 * Returns one line for each thing that is present or missing, the most serious first. Stretches are in the units of
 * the network, or else of the layout.
 */
export function reportLines(
  report: ReportWords,
  damagedNames: readonly string[],
  layout: Travel,
): string[] {
  const { network } = report;
  const travel = network?.mode ?? layout;
  return [
    ...damagedNames.map(
      (name) => `Bewaard gebied ${name} is beschadigd: er is kaart uit verdwenen.`,
    ),
    ...mapLines(report, travel),
    ...(network ? networkLines(network) : []),
  ];
}

function mapLines(report: ReportWords, travel: Travel): string[] {
  const { neededCount, missingCount, zooms, lineMeters, mapGaps } = report;
  if (missingCount === 0) return ["De kaart staat op alle zoomniveaus op dit apparaat."];
  const missing = zooms.filter((zoom) => zoom.missingCount > 0).map(({ zoom }) => zoom);
  if (mapGaps.length === 0) {
    return [
      lineMeters === null
        ? `Van ${wholeNumber.format(neededCount)} kaarttegels ontbreken er ${wholeNumber.format(missingCount)}, op ${zoomsText(missing)}.`
        : `Langs de lijn is er overal kaart; vlak ernaast ontbreken stukken, op ${zoomsText(missing)}.`,
    ];
  }
  const named = mapGaps.slice(0, MAX_GAPS).map((gap) => {
    return `Kaart ontbreekt op ${stretchText(gap, lineMeters, travel)} (${zoomsText(gap.what)}).`;
  });
  return [...named, ...restText(mapGaps.length - MAX_GAPS)];
}

function networkLines({ mode, isPresent, gaps }: NonNullable<ReportWords["network"]>): string[] {
  const name = NETWORKS[mode];
  if (isPresent) return [`${name}: staat op dit apparaat.`];
  if (gaps.length === 0) return [`${name} ontbreekt: haal het kaartpakket van hier op.`];
  const named = gaps.slice(0, MAX_GAPS).map((gap) => {
    return `${name} ontbreekt op ${stretchText(gap, null, mode)}.`;
  });
  return [...named, ...restText(gaps.length - MAX_GAPS)];
}

function restText(count: number): string[] {
  if (count <= 0) return [];
  return [count === 1 ? "En nog 1 stuk." : `En nog ${wholeNumber.format(count)} stukken.`];
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
