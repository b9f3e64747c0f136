import { bareNumber, counted } from "#sentences/intl/format.ts";
import { setAsideWords } from "#words/app/settings.ts";

/** Returns the number of stored records that could not be read. */
export function setAsideText(count: number): string {
  return setAsideWords(counted(count, bareNumber));
}
