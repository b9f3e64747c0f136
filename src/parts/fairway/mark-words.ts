import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { lightGap } from "#domain/fairway/marks/light-character.ts";
import { lightText, markKindText } from "#sentences/water/fairway-marks.ts";
import { recordLightText, recordTitle } from "#sentences/water/official-marks.ts";
import { fairwayTexts } from "#words/water/fairways.ts";

/** Returns the name of the kind of a mark, without its meaning: "Bakboordton", "Spar". */
export function markKindName(mark: FairwayMark): string {
  return markText(mark).replace(/:.*$/, "");
}

/** Returns the kind of a mark with its meaning: as its record states its look, or else as the data of the app have its kind. */
export function markText(mark: FairwayMark): string {
  if (mark.official) return recordTitle(mark.official.mark);
  return markKindText(mark.kind, mark.isBeacon);
}

/**
 * Returns the light of a mark, with what the data do not tell about it, for every place of the app that shows it; null
 * without a light.
 */
export function lightWords(mark: FairwayMark): string | null {
  if (mark.light === "") return null;
  if (mark.official) return recordLightText(mark) ?? fairwayTexts.lightUnknown;
  const gap = lightGap(mark);
  return gap === "character" ? fairwayTexts.lightUnknown : lightText(mark.light, gap);
}
