import { formatBytes } from "#sentences/intl/bytes.ts";
import { counted, formatDay, twoDigits, wholeNumber } from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { areaProblems, areaTexts, areaWords as words } from "#words/packs/areas.ts";
import { packTexts } from "#words/packs/packs.ts";
import type { Count } from "#words/words.ts";
import { dataDateText, packProblemSentence } from "./packs.ts";

/** Returns the size of an area, width first: "9 bij 7 km", "850 bij 600 m". */
export function areaSizeText(widthMeters: number, heightMeters: number): string {
  const isSmall = Math.max(widthMeters, heightMeters) < 950;
  const shown = (meters: number) =>
    isSmall ? wholeNumber.format(Math.round(meters / 10) * 10) : kilometers(meters / 1000);
  return words.size(shown(widthMeters), shown(heightMeters), isSmall ? "m" : "km");
}

/** "ongeveer 47 MB, 2 minuten": what saving an area takes. */
export function estimateText(bytes: number, seconds: number): string {
  return `${aboutBytes(bytes)}, ${durationText(seconds)}`;
}

function durationText(seconds: number): string {
  if (seconds < 45) return words.underAMinute;
  return words.minutes(counted(Math.max(1, Math.round(seconds / 60)), wholeNumber));
}

/** "Rond Delft, 612 tegels". */
export function tileCountText(name: string, tiles: number): string {
  return `${name}, ${words.tiles(tileCount(tiles))}`;
}

function tileCount(tiles: number): Count {
  return counted(tiles, wholeNumber);
}

/** "500 m", "2 km". */
export function sizeText(meters: number): string {
  return meters < 1000 ? withUnit(meters, "m") : withUnit(twoDigits.format(meters / 1000), "km");
}

/** "1.250 km²", "24 km²": the ground that is saved. */
export function groundAreaText(squareKilometers: number): string {
  return withUnit(kilometers(squareKilometers), "km²");
}

function kilometers(count: number): string {
  return (count < 10 ? twoDigits : wholeNumber).format(count);
}

/** Returns an estimate with two digits: "ongeveer 12 MB". */
export function aboutBytes(bytes: number): string {
  return words.about(formatBytes(Number(bytes.toPrecision(2))));
}

/** Explains that pictures of others cannot be stored by the app. */
export function notThisSource(name: string, isForbidden: boolean): string {
  const own = words.notThisSource(name);
  return isForbidden ? `${own} ${words.forbidden(name)}` : own;
}

/** Reports that an area needs more room than there is. */
export function noRoomText(freeBytes: number): string {
  return words.noRoom(aboutBytes(freeBytes));
}

/** "240 van 560 tegels · 8,3 MB". */
export function tileProgressText(
  { done, total }: { readonly done: number; readonly total: number },
  doneBytes: number,
): string {
  const all = words.tiles(tileCount(total));
  return words.progress(wholeNumber.format(done), all, formatBytes(doneBytes));
}

/** "Onderbroken: 240 van 560 tegels · 8,3 MB". */
export function interruptedTilesText(
  tiles: { readonly done: number; readonly total: number },
  doneBytes: number,
): string {
  return words.interrupted(tileProgressText(tiles, doneBytes));
}

/** "12 MB · bewaard op 21 november 2026 · gegevens van 3 december 2025", the last where it is known. */
export function areaFactsText(bytes: number, savedAtMs: number, dataDate: string | null): string {
  return [
    formatBytes(bytes),
    words.savedOn(formatDay(savedAtMs)),
    ...(dataDate === null ? [] : [dataDateText(dataDate)]),
  ].join(" · ");
}

/** Returns a problem of an area and what to do: "Rond Delft is niet opgehaald. …". */
export function areaProblemText(problem: string, name: string | null): string {
  const own: Readonly<Record<string, string>> = {
    ...areaProblems,
    "offline-only": areaTexts.offlineOnly,
  };
  const sentence = own[problem] ?? packProblemSentence(problem, packTexts.theFile) ?? words.failed;
  return name === null ? sentence : words.notFetched(name, sentence);
}
