import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import type { OfficialRecord } from "#domain/fairway/official/official-mark.ts";
import { lightWords } from "#parts/fairway/mark-words.ts";
import { markWatersText } from "#sentences/water/fairway-marks.ts";
import {
  recordColorText,
  recordMeaningText,
  recordSectorsText,
  recordShapeText,
  recordSourceText,
  recordTopmarkText,
} from "#sentences/water/official-marks.ts";
import type { Fact } from "#ui/facts.tsx";
import { markCardTexts } from "#words/water/fairway-marks.ts";
import { fairwayTexts } from "#words/water/fairways.ts";
import { recordTexts } from "#words/water/official-marks.ts";

/**
 * Returns what the record of a mark states, and what it does not.
 * @param waters the waters of the map at its place, for a record without one
 */
export function recordFacts(
  shown: FairwayMark,
  official: OfficialRecord,
  waters: readonly string[],
  nowMs: number,
): readonly Fact[] {
  const { mark } = official;
  const optional = (name: string, value: string | null): readonly Fact[] =>
    value ? [{ name, value }] : [];
  const water = waters.length > 0 ? markWatersText(waters) : null;
  return [
    ...optional(fairwayTexts.mark, recordMeaningText(mark)),
    { name: markCardTexts.shape, value: recordShapeText(mark) },
    { name: markCardTexts.color, value: recordColorText(mark) },
    { name: markCardTexts.topmark, value: recordTopmarkText(mark) },
    { name: fairwayTexts.light, value: lightWords(shown) ?? markCardTexts.notInData },
    ...optional(markCardTexts.sectors, recordSectorsText(mark)),
    ...optional(recordTexts.racon, mark.racon),
    ...optional(recordTexts.purpose, mark.purpose),
    ...optional(mark.fairway ? recordTexts.water : markCardTexts.water, mark.fairway || water),
    { name: recordTexts.source, value: recordSourceText(official, nowMs) },
  ];
}
