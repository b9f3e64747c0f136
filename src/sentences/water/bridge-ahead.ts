import { distanceText } from "#sentences/intl/distance.ts";
import { formatDuration } from "#sentences/plan/plan.ts";
import { aheadWords } from "#words/water/bridge-ahead.ts";
import { fairwayTexts } from "#words/water/fairways.ts";

/** A bridge or lock ahead. */
interface ShownBridge {
  /** May be empty. */
  readonly name: string;
  readonly meters: number;
  /** The time to it; null for a boat that lies still. */
  readonly seconds: number | null;
  /** Its known states, the gravest first. */
  readonly states: readonly string[];
}

/** "Kruithuisbrug over 12 min · wacht tot 09:00"; with the distance for a boat that lies still. */
export function bridgeAheadText({ name, meters, seconds, states }: ShownBridge): string {
  const shown = name || fairwayTexts.unnamed;
  const lead =
    seconds === null
      ? aheadWords.inDistance(shown, distanceText(meters, "motorboat"))
      : aheadWords.inTime(shown, formatDuration(Math.max(60, seconds)));
  return [lead, ...states].join(" · ");
}
