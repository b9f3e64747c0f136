import { practiceWords } from "#words/scouting/practice.ts";

/** "Punt 3: 42 m ernaast, in 3 min." */
export function attemptText(number: number, error: string, time: string): string {
  return practiceWords.attempt(`${number}`, error, time);
}
