import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { lightGap } from "#domain/fairway/light-character.ts";
import { lightText, markKindText } from "#sentences/water/fairway-marks.ts";
import { fairwayTexts } from "#words/water/fairways.ts";

/** Returns the name of the kind of a mark, without its meaning: "Bakboordton". */
export function markKindName({ kind, isBeacon }: Pick<FairwayMark, "kind" | "isBeacon">): string {
  return markKindText(kind, isBeacon).replace(/:.*$/, "");
}

/**
 * Returns the light of a mark, with what the data do not tell about it, for every place of the app that shows it; null
 * without a light.
 */
export function lightWords(mark: FairwayMark): string | null {
  if (mark.light === "") return null;
  const gap = lightGap(mark);
  return gap === "character" ? fairwayTexts.lightUnknown : lightText(mark.light, gap);
}
