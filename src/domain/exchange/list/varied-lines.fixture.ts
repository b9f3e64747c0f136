import { formatDm, formatDms, formatLatLng } from "#domain/coordinates/format.ts";
import { formatUtm, spacedMgrs } from "#domain/coordinates/format-utm.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toMgrs } from "#domain/coordinates/mgrs.ts";
import { toPlusCode } from "#domain/coordinates/plus-code.ts";
import { fromRd } from "#domain/coordinates/rd.ts";
import { toUtm, utmBand } from "#domain/coordinates/utm.ts";

/** A line as people and programs write it, with what it means. */
export interface VariedLine {
  readonly line: string;
  /** Null if the line has no place, so that it must be refused. */
  readonly place: LatLng | null;
  /** True if it may be refused too, because it is a row of another program. */
  readonly mayBeRefused: boolean;
  /** The rounding of the place in the line, metres. */
  readonly meters: number;
}

type Pick = <T>(values: readonly T[]) => T;
type Next = (below: number) => number;

const LABELS = ["Post", "post", "Punt", "Point", "Punkt", "Team", "CP", "Nr."];
const WORDS = ["Kerk", "bij de brug", "Café 't Hoekje", "A13", "molen 2", "(Schie)", "“Eik”", ""];
const GAPS = [" ", "\t", "; ", ", ", ": ", " – ", " - ", " | ", " = "];
const AROUND = ["_", "_", "_", "_", "_.", "(_)", '"_"', "[_]", "“_”", "_!"];
/** Texts with digits of their own that a line has beside a place. */
const BESIDE = [
  "tel 06-12345678",
  "0612345678",
  "06 1234 5678",
  "+31 6 12345678",
  "(015-2123456)",
  "12:30",
  "14.00 uur",
  "9u15",
  "10:15:30",
  "28-11-2026",
  "28 nov 2026",
  "€ 2,50",
  "3,75 euro",
  "2613 AB Delft",
  "Dorpsstraat 12, 2613 AB",
  "Markt 87",
  "hoogte 12 m",
  "+3 m",
  "500 m verder",
  "4 pers",
];
const INVISIBLE = ["\u200e", "\u200b", "\u202a", "\u202c", "\ufeff", "\u2060", "\u00ad"];

/** Writes invented lines around Delft; the same ones for the same seed. */
export function variedLines(count: number, seed: number): readonly VariedLine[] {
  let state = seed;
  const next: Next = (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick: Pick = (values) => values[next(values.length)] as never;
  return Array.from({ length: count }, (_, index) => {
    const rd = { x: 83_000 + next(4000), y: 443_000 + next(6000) };
    const kind = next(20);
    if (kind === 0) return programRow(index, rd, pick);
    if (kind === 1) return withoutPlace(rd, pick);
    return leadersLine(index, rd, next, pick);
  });
}

interface RdMetres {
  readonly x: number;
  readonly y: number;
}

function leadersLine(index: number, rd: RdMetres, next: Next, pick: Pick): VariedLine {
  const { text, meters } = written(rd, next, pick);
  const label = `${pick(LABELS)} ${index + 1}`;
  const name = `${label} ${pick(WORDS)}`.trim();
  const beside = next(3) === 0 ? pick(BESIDE) : "";
  const gap = pick(GAPS);
  const place = pick(AROUND).replace("_", text);
  const parts = pick([
    [name, gap, place, beside && ` ${beside}`],
    [name, beside && ` ${beside}`, gap, place],
    [place, gap, name, beside && ` ${beside}`],
    [place, gap, name],
  ]);
  const line = withInvisible(parts.join(""), next, pick);
  return { line, place: fromRd(rd), mayBeRefused: false, meters };
}

/** Puts characters without width at random places into one line of four. */
function withInvisible(line: string, next: Next, pick: Pick): string {
  if (next(4) > 0) return line;
  const at = next(line.length + 1);
  return `${pick(INVISIBLE)}${line.slice(0, at)}${pick(INVISIBLE)}${line.slice(at)}`;
}

function written(rd: RdMetres, next: Next, pick: Pick): { text: string; meters: number } {
  const place = fromRd(rd);
  const degrees = formatLatLng(place);
  switch (next(14)) {
    case 0:
      return { text: degrees, meters: 2 };
    case 1:
      return { text: degrees.replaceAll(".", ",").replace(", ", " "), meters: 2 };
    case 2:
      return { text: degrees.replace(", ", " - "), meters: 2 };
    case 3:
      return { text: formatDm(place), meters: 3 };
    case 4:
      return { text: formatDm(place).replaceAll("°", pick(["⁰", "ᵒ", "º"])), meters: 3 };
    case 5:
      return { text: dashed(place), meters: 3 };
    case 6:
      return { text: formatDms(place), meters: 20 };
    case 7: {
      const utm = toUtm(place);
      return { text: utm ? formatUtm(utm, utmBand(place)) : "", meters: 3 };
    }
    case 8: {
      const mgrs = toMgrs(place);
      return { text: mgrs ? spacedMgrs(mgrs) : "", meters: 3 };
    }
    case 9:
      return { text: toPlusCode(place) ?? "", meters: 20 };
    case 10:
      return { text: `RD ${rd.x} ${rd.y}`, meters: 1 };
    case 11:
      return { text: `${rd.x},${rd.y}`, meters: 1 };
    default: {
      const digits = pick([4, 5]);
      const side = 100_000 / 10 ** digits;
      const half = (value: number) =>
        `${Math.floor((value % 100_000) / side)}`.padStart(digits, "0");
      return { text: `${half(rd.x)}${pick([" ", "", "-", "/"])}${half(rd.y)}`, meters: 2 * side };
    }
  }
}

/** "52-05.123N 005-07.456E" */
function dashed({ lat, lng }: LatLng): string {
  const half = (value: number, width: number, side: string) => {
    const minutes = ((value % 1) * 60).toFixed(3).padStart(6, "0");
    return `${`${Math.floor(value)}`.padStart(width, "0")}-${minutes}${side}`;
  };
  return `${half(lat, 2, "N")} ${half(lng, 3, "E")}`;
}

/** A row of a table or a program, which has more numbers than a place. */
function programRow(index: number, rd: RdMetres, pick: Pick): VariedLine {
  const place = fromRd(rd);
  const [lat, lng] = [place.lat.toFixed(6), place.lng.toFixed(6)];
  const minutes = ((place.lat % 1) * 60).toFixed(3);
  const line = pick([
    `${index + 1},Kerk ,  ${lat},   ${lng},46143.33333, 0, 1, 3, 0, 65535,toren, 0, 0, 0, -777, 6, 0,17`,
    `$GPGGA,123519,52${minutes.padStart(6, "0")},N,00421.426,E,1,08,0.9,5.4,M,46.9,M,,*47`,
    `Post ${index + 1},${rd.x},${rd.y},Annemiek,0684547230`,
    `${index + 1},${lat},${lng},12.5,2026-11-28T10:15:30Z`,
    `WP,D,${index + 1},${lat},${lng},11/28/2026,10:15:30,kerk`,
    `${lat}\t${lng}\t12.4\t0.9\t87`,
  ]);
  return { line, place, mayBeRefused: true, meters: 5 };
}

/** A line whose digits are no place, or not the place that is meant. */
function withoutPlace(rd: RdMetres, pick: Pick): VariedLine {
  const short = `${`${rd.x}`.slice(0, 5).slice(1)} ${`${rd.y}`.slice(1, 5)}`;
  const line = pick([
    `2 km ten noorden van ${short}`,
    `300 m north of ${rd.x} ${rd.y}`,
    "Annemiek 06 84547230",
    "Start 10:15, einde 16:30",
    "Inschrijven kost € 12,50 p.p.",
    "Dorpsstraat 12, 3712 AB Huis ter Heide",
    "Post 3 31U FT 633 80984",
    "Post 4 31UFT 633 8098",
  ]);
  return { line, place: null, mayBeRefused: true, meters: 0 };
}
