import { northDirection } from "#domain/survey/north-reference.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import { isTurnRound } from "./junction.ts";
import type { SheetStep } from "./sheet-step.ts";
import type { PointName } from "./sheet-vectors.ts";
import type { SheetInput, SheetWords } from "./techniques.ts";

/** Returns the distance from the point before, where the leader wants it on the sheet; empty otherwise. */
export function legText({ settings, words }: SheetInput, { legMeters }: SheetStep): string {
  return settings.hasDistances ? words.distance(legMeters) : "";
}

/** Returns the direction in which the route leaves a step, degrees from the north in use. */
export function bearingOf(
  { settings }: SheetInput,
  { junction }: Pick<SheetStep, "junction">,
): number {
  return wrapDegrees(junction.outDegrees - northDirection(junction.place, settings.north));
}

/** Returns where to go at a junction that a technique does not fit; a turn-round has its word as its remark. */
export function unsuitedText(input: SheetInput, { number, junction, remark }: SheetStep): string {
  const sentence = isTurnRound(junction)
    ? ""
    : input.words.unsuited(degreesText(bearingOf(input, { junction })));
  return [`${number}.`, sentence, remark].filter((one) => one !== "").join(" ");
}

/** Returns the name of a point of a sheet. */
export function pointText(name: PointName, words: SheetWords): string {
  return typeof name === "number" ? `${name}` : words[name];
}

/** Returns a direction in whole degrees. */
export function degreesText(degrees: number): string {
  return `${Math.round(degrees) % 360}°`;
}
