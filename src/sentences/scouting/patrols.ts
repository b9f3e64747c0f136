import { patrolTexts, patrolWords as words } from "#words/scouting/patrols.ts";

/** "10:15", also on a later day; minutes since midnight of the first day, null for none. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return "";
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${`${hour}`.padStart(2, "0")}:${`${minute}`.padStart(2, "0")}`;
}

/** "Kaart 2 van 5 wordt getekend …" */
export function drawingMapText(number: number, count: number): string {
  return words.drawingMap(`${number}`, `${count}`);
}

/** "Dag 2", above the times of another day than the first. */
export function dayText(day: number): string {
  return words.day(`${day}`);
}

/** "Patrouille 2", the name of a new one. */
export function newPatrolName(number: number): string {
  return `${patrolTexts.unnamed} ${number}`;
}

/** "Vertrek om 10:15. Leiding: 06-12345678."; empty if neither is known. */
export function patrolNote(startMinutes: number | null, phone: string): string {
  const start = startMinutes === null ? "" : words.start(minutesText(startMinutes));
  const leaders = phone === "" ? "" : words.leaders(phone);
  return [start, leaders].filter((text) => text !== "").join(" ");
}

/** "Bel de leiding: 06-12345678. Is er gevaar: bel 112." */
export function lostPhoneText(phone: string): string {
  return phone === "" ? patrolTexts.lostNoPhone : words.lostPhone(phone);
}

/** "Kwam je niet verder dan punt 5? Dan is teruglopen langs je eigen weg korter dan verdergaan." */
export function turnBackText(point: number): string {
  return words.turnBack(`${point}`);
}

/** "punt 3, na 1,2 km". */
export function pointText(number: number, distance: string): string {
  return words.point(`${number}`, distance);
}

/** "Verwijder patrouille Vossen". */
export function removePatrolLabel(name: string): string {
  return name === "" ? patrolTexts.remove : words.remove(name);
}

/** "Stuk 2 van Vossen". */
export function stretchLabel(number: number, patrol: string): string {
  return words.stretch(`${number}`, patrol || patrolTexts.unnamed);
}
