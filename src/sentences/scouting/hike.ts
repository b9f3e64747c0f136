import { bareNumber, counted } from "#sentences/intl/format.ts";
import { hikeTexts, hikeWords as words } from "#words/scouting/hike.ts";
import { patrolTexts } from "#words/scouting/patrols.ts";

/** "Nachttocht", or the word for a hike without a name. */
export function hikeName(name: string): string {
  return name.trim() === "" ? hikeTexts.unnamed : name;
}

/** "De hike “Nachttocht” voor Vossen. Bewaren?" */
export function incomingHikeText(name: string, patrol: string): string {
  return words.incoming(hikeName(name), patrol || patrolTexts.unnamed);
}

/** "Alleen voor Vossen: …" */
export function hikeNote(patrol: string): string {
  return words.note(patrol || patrolTexts.unnamed);
}

/** "3 bladen". */
export function pagesText(count: number): string {
  return words.pages(counted(count, bareNumber));
}

/** "2 lijnen". */
export function linesText(count: number): string {
  return words.lines(counted(count, bareNumber));
}

/** "Blad 2 van 9". */
export function pageText(number: number, count: number): string {
  return words.page(`${number}`, `${count}`);
}

/** "Beginpost van Vossen". */
export function startPostLabel(patrol: string): string {
  return words.startPost(patrol || patrolTexts.unnamed);
}
