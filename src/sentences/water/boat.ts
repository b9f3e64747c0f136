import { upToTwoDecimals } from "#sentences/intl/format.ts";
import { sizeWords } from "#words/water/boat.ts";

/** "Een getal van 0,1 tot 90, zoals 2,35." */
export function sizeWrong(least: number, most: number): string {
  const { format } = upToTwoDecimals;
  return sizeWords.wrong(format(least), format(most), format(Math.max(least, 2.35)));
}
