import type { HuntWords } from "#domain/sharing/hunt-content.ts";
import type { AreaStatus, HuntList } from "#domain/survey/hunt.ts";
import type { HuntTimer } from "#domain/survey/hunt-timer.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import {
  bareNumber,
  counted,
  formatTimeOfDay,
  otherDay,
  upToOneDecimal,
} from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { huntTexts, huntWords as words } from "#words/scouting/hunt.ts";
import { huntTimerTexts, huntTimerWords } from "#words/scouting/hunt-timers.ts";
import type { Count } from "#words/words.ts";

/** A sighting this far ahead of the clock is not one of a phone whose clock differs a little. */
const AHEAD_MS = 5 * 60_000;

/** Returns the day of a sighting, "gisteren", or reports that it is still to come; null for earlier today. */
export function sightingDayText(atMs: number, nowMs: number): string | null {
  const day = otherDay(atMs, nowMs);
  const ahead = atMs - nowMs > AHEAD_MS ? huntTexts.ahead : null;
  return [day, ahead].filter((text) => text !== null).join(": ") || null;
}

/** "Cirkel 3", "Waarneming 2", "Gebied 1". */
export function usualName(part: HuntList, number: number): string {
  return `${words.names[part]} ${number}`;
}

/** Numbers of parts have no separators. */
function parts(count: number): Count {
  return counted(count, bareNumber);
}

/** "Deel stand (3)": what changed since the last time. */
export function shareChangesText(count: number): string {
  return words.shareChanges(parts(count));
}

/** Says what the next tap does: "2 hoeken. Tik de volgende hoek aan." */
export function cornersText(count: number): string {
  return count === 0 ? words.firstCorner : words.nextCorner(parts(count));
}

/** "Map Posten (12)". */
export function folderOfWaypoints(name: string, count: number): string {
  return words.folder(name, parts(count));
}

/** "2 weggehaald"; empty for none. */
export function huntGoneText(count: number): string {
  return count === 0 ? "" : words.gone(parts(count));
}

/** "Noord (gevonden)", the name of an area on the map. */
export function areaLabel(name: string, status: AreaStatus): string {
  return status === "open" ? name : `${name} (${huntTexts.statuses[status]})`.trim();
}

/** "Slot Alpha", the name of a time that runs. */
export function timerName({ kind, name }: Pick<HuntTimer, "kind" | "name">): string {
  return `${huntTimerWords.names[kind]} ${name}`.trim();
}

/** "nog 42 min": what is left of a time, in minutes that have begun; null for unknown. */
export function timeLeftText(leftMs: number | null): string {
  if (leftMs === null) return huntTimerTexts.unknown;
  if (leftMs === 0) return huntTimerTexts.over;
  return huntTimerWords.left(bareNumber.format(Math.ceil(leftMs / 60_000)));
}

/** The words for a hunt in a file. */
export const HUNT_WORDS: HuntWords = {
  name: huntTexts.shareTitle,
  circle: huntTexts.addCircle,
  sighting: huntTexts.addSighting,
  circleNote: ({ radiusMeters }) =>
    words.circleNote(inMetric(() => distanceText(radiusMeters, "foot"))),
  sightingNote: ({ atMs, speedKmh }) =>
    words.sightingNote(formatTimeOfDay(atMs), upToOneDecimal.format(speedKmh)),
};

/** "2 waarnemingen staan niet op de kaart." */
export function hiddenSightingsText(count: number): string {
  return words.hiddenSightings(parts(count));
}

/** "Haal Cirkel 3 weg". */
export function removeHuntPart(name: string): string {
  return name === "" ? words.removeUnnamed : words.remove(name);
}

/** "2 cirkels, 1 waarneming, 3 gebieden". */
export function huntContents(circles: number, sightings: number, areas: number): string {
  return [
    circles === 0 ? "" : words.circles(parts(circles)),
    sightings === 0 ? "" : words.sightings(parts(sightings)),
    areas === 0 ? "" : words.areas(parts(areas)),
  ]
    .filter((text) => text !== "")
    .join(", ");
}

/** "Toon 50 van 950 eerdere". */
export function earlierText(count: number, hidden: number): string {
  return count === hidden
    ? words.earlier(parts(hidden))
    : words.someEarlier(`${count}`, parts(hidden));
}
