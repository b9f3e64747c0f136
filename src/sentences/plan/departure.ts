import type { DepartureItem } from "#domain/departure/departure-check.ts";
import { ageText, bareNumber, counted } from "#sentences/intl/format.ts";
import {
  departureNames,
  departureProblems,
  departureTexts,
  departureWords as words,
} from "#words/plan/departure.ts";

/** Returns the text of a line of the check: its name when it is ticked, otherwise the problem and what to do. */
export function departureLine(item: DepartureItem): string {
  if (item.state === "ok") return departureNames[item.id];
  const problems: Readonly<Record<string, string>> = departureProblems;
  return problems[`${item.id} ${item.reason}`] ?? departureNames[item.id];
}

/** "3 punten vragen aandacht." */
export function gapsText(count: number): string {
  return `${words.gaps(counted(count, bareNumber))}.`;
}

/** "Vertrekcheck: in orde", "Vertrekcheck: 3 punten vragen aandacht". */
export function rowText(gapCount: number): string {
  if (gapCount === 0) return words.rowReady;
  return `${departureTexts.heading}: ${words.gaps(counted(gapCount, bareNumber))}`;
}

/** "Laatste positie: 12 s geleden". */
export function fixAgeText(ageMs: number): string {
  return words.fixAge(ageText(ageMs));
}

/** "Batterij: 84 %, aan de lader". */
export function batteryText(level: number, isCharging: boolean): string {
  const battery = words.battery(`${Math.round(level * 100)}`);
  return isCharging ? words.charging(battery) : battery;
}
