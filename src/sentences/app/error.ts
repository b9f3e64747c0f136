import { statusTexts } from "#words/app/error.ts";

/** Returns the text of a status; without its own text it is "page not found". */
export function statusText(status: number): string {
  const texts: Readonly<Record<number, string>> = statusTexts;
  return texts[status] ?? statusTexts.other;
}
