import { formatDm, formatLatLng } from "#domain/coordinates/format.ts";
import { formatUtm } from "#domain/coordinates/format-utm.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toPlusCode } from "#domain/coordinates/plus-code.ts";
import { fromRd } from "#domain/coordinates/rd.ts";
import { toUtm, utmBand } from "#domain/coordinates/utm.ts";

/** A line as a leader writes it, with what it means. */
export interface WrittenLine {
  readonly line: string;
  readonly name: string;
  readonly place: LatLng;
  /** The rounding of the place in the line, metres. */
  readonly meters: number;
}

const WORDS = ["Brug", "(Schie)", "Kerk", "molen 2", "bij de boom", "A13", "Café 't Hoekje", ""];
const GAPS = [" ", "  ", "\t", "; ", ";", ", ", " : ", ": ", " – ", " - ", " | ", " = "];
/** The characters around a coordinate, or behind the line. */
const AROUND = ["_", "_", "_", "_", "_.", "_!", '"_"', "(_)", "“_”.", "[_]"];
const BEHIND = ["", "", "", "", " tel 06-12345678", " (015-2123456)"];
const HALF_GAPS = [" ", "  ", ",", ", ", ".", "-", " - ", "/", " / ", ":", ";", "", "|", "\t"];

/** Writes invented lines in the styles of leaders, around Delft; the same ones for the same seed. */
export function leadersList(count: number, seed: number): readonly WrittenLine[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(values: readonly T[]) => values[next(values.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const rd = { x: 83_000 + next(4000), y: 443_000 + next(6000) };
    const { text, place, meters } = writtenPlace(rd, next(12), pick);
    // Some numbers of posts are also degrees of the Netherlands.
    const number = next(5) === 0 ? 50 + next(4) : index + 1;
    const name = `Post ${number} ${pick(WORDS)}`.trim();
    const gap = pick(GAPS);
    const written = pick(AROUND).replace("_", text);
    if (next(3) === 0) return { line: `${written}${gap}${name}`, name, place, meters };
    const behind = pick(BEHIND);
    const line = `${name}${gap}${written}${behind}`;
    return { line, name: `${name}${behind}`, place, meters };
  });
}

function writtenPlace(
  rd: { readonly x: number; readonly y: number },
  style: number,
  pick: <T>(values: readonly T[]) => T,
): { readonly text: string; readonly place: LatLng; readonly meters: number } {
  const place = fromRd(rd);
  switch (style) {
    case 0:
      return { text: formatLatLng(place), place, meters: 2 };
    case 1:
      return { text: formatDm(place), place, meters: 3 };
    case 2: {
      const utm = toUtm(place);
      return { text: utm ? formatUtm(utm, utmBand(place)) : "", place, meters: 3 };
    }
    case 3:
      return { text: toPlusCode(place) ?? "", place, meters: 20 };
    case 4:
      return { text: `RD ${rd.x} ${rd.y}`, place, meters: 1 };
    case 5:
      return { text: `${rd.x}, ${rd.y}`, place, meters: 1 };
    default: {
      const digits = style < 10 ? 4 : 5;
      const side = 100_000 / 10 ** digits;
      const half = (value: number) =>
        `${Math.floor((value % 100_000) / side)}`.padStart(digits, "0");
      const text = `${half(rd.x)}${pick(HALF_GAPS)}${half(rd.y)}`;
      return { text, place, meters: 2 * side };
    }
  }
}
