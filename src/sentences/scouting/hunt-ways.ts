import type { HuntWays } from "#domain/survey/hunt-ways.ts";
import { bareNumber, counted, formatTimeOfDay } from "#sentences/intl/format.ts";
import { huntTexts } from "#words/scouting/hunt.ts";
import { huntWaysWords, huntWaysSentences as sentences } from "#words/scouting/hunt-ways.ts";

interface Answer {
  readonly askedAtMs: number;
  readonly mode: keyof typeof huntWaysWords.modes;
  readonly ways: readonly HuntWays[];
  /** Those that are still true, and on the map. */
  readonly shown: readonly HuntWays[];
  readonly leftOut: number;
}

const PROBLEMS = ["no-ways", "not-reached", "far", "unread"] as const;

/** Says what the ways on the map are and of when, and for whom there are none. */
export function huntWaysTexts({ askedAtMs, mode, ways, shown, leftOut }: Answer): string[] {
  const isDrawn = shown.some(({ lines }) => lines.length > 0);
  return [
    ...(isDrawn ? [sentences.drawn[mode](formatTimeOfDay(askedAtMs))] : []),
    ...PROBLEMS.flatMap((problem) => {
      const names = shown
        .filter((one) => one.problem === problem)
        .map(({ sighting }) => sighting.name.trim() || huntTexts.addSighting);
      return names.length > 0 ? [sentences[problem](names.join(", "))] : [];
    }),
    ...(shown.length < ways.length ? [huntWaysWords.changed] : []),
    ...(leftOut > 0 ? [sentences.leftOut(counted(leftOut, bareNumber))] : []),
  ];
}
