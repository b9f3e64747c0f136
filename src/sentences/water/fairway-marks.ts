import type { MarkKind } from "#domain/fairway/fairway-object.ts";
import type { LightGap } from "#domain/fairway/marks/light-character.ts";
import { alternatives } from "#words/locale.ts";
import {
  beaconKinds,
  buoyKinds,
  lightGaps,
  lightWords,
  markLooks,
} from "#words/water/fairway-marks.ts";

/** The name and meaning of a mark; a beacon stands on the ground. */
export function markKindText(kind: MarkKind, isBeacon: boolean): string {
  return (isBeacon ? beaconKinds : buoyKinds)[kind];
}

/** "Noord of Lek": the waters that are nearest to a mark. */
export function markWatersText(waters: readonly string[]): string {
  return alternatives(waters);
}

/** The look of a mark in words. */
export interface MarkLook {
  readonly color: string;
  readonly shape: string;
  readonly topmark: string;
}

/** Returns the prescribed look of a mark; null if none follows from its kind. */
export function markLook(kind: MarkKind): MarkLook | null {
  return kind in markLooks ? markLooks[kind as keyof typeof markLooks] : null;
}

/** "Licht Iso. 4s"; "Licht Iso. 4s bij Ketelbrug". */
export function lightTitle(character: string, near: string | null): string {
  const isKnown = character !== "" && character !== "?";
  const light = isKnown ? `${buoyKinds.light} ${character}` : buoyKinds.light;
  return near === null ? light : lightWords.near(light, near);
}

/** "Fl(?)5s, groep en kleur niet in de data"; "Q(3)10s" without a gap. */
export function lightText(character: string, gap: Exclude<LightGap, "character"> | null): string {
  return gap === null ? character : `${character}, ${lightGaps[gap]}`;
}
