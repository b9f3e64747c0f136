import type { Rd } from "./rd.ts";

/** The RD kilometre square that a place lies in, by its south-western corner: "191/438", as map sheets write it. */
export function kilometerSquare({ x, y }: Rd): string {
  return `${Math.floor(x / 1000)}/${Math.floor(y / 1000)}`;
}

/** The digits of a scout coordinate, half of them for each axis. */
export type ScoutDigits = 4 | 6 | 8;

const HUNDRED_KM = 100_000;

/**
 * The scout coordinate of a place: from each RD axis the digits below 100 km, as many as fit, east first. Four digits are
 * a square of 1 km, six of 100 m, eight of 10 m; they repeat every 100 km. Truncated, as a square is named by its corner.
 */
export function scoutCoordinate({ x, y }: Rd, digits: ScoutDigits): string {
  return half(x, digits / 2) + half(y, digits / 2);
}

function half(meters: number, digits: number): string {
  const sideMeters = HUNDRED_KM / 10 ** digits;
  return String(Math.floor((meters % HUNDRED_KM) / sideMeters)).padStart(digits, "0");
}
