import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { noSignalOnRouteText, offText, tooFastText } from "#sentences/plan/guidance.ts";
import type { Following } from "#state/guidance/guidance.ts";
import { guidanceTexts, toStartTexts } from "#words/plan/guidance.ts";
import type { GuidanceNow } from "./use-guidance-now.ts";

/** A sentence about the state of the guidance. */
interface GuidanceWords {
  readonly text: string;
  /** True if there is a problem. */
  readonly isAlarm: boolean;
}

/** Returns a sentence about deviations from simply following the route; null if there are none. */
export function guidanceWords(now: GuidanceNow): GuidanceWords | null {
  const { fixes, mode } = now.following.state;
  if (!fixes.last) return { text: guidanceTexts.waiting, isAlarm: false };
  const problem = problemText(now);
  if (now.view.status === "off") return offWords(guidanceTexts.off, problem);
  if (problem) return { text: problem, isAlarm: true };
  return now.view.status === "before" ? { text: toStartTexts[mode], isAlarm: false } : null;
}

/** Returns the alert to show over any other tool; null if there is none. */
export function guidanceAlert(now: GuidanceNow): GuidanceWords | null {
  const { status, offMeters } = now.view;
  const problem = problemText(now);
  if (status === "arrived") return { text: guidanceTexts.arrived, isAlarm: false };
  if (status === "off") {
    return offWords(offText(distanceText(offMeters ?? 0, now.following.state.mode)), problem);
  }
  return problem ? { text: problem, isAlarm: true } : null;
}

/** Returns why distances are not updated; null if they are. */
export function problemText({ following, view, clock }: GuidanceNow): string | null {
  const { fixes, mode } = following.state;
  if (!view.problem || !fixes.last) return null;
  if (view.problem === "too-fast") return tooFastText(mode);
  return noSignalOnRouteText(clock.steadyMs - fixes.last.timeMs);
}

/** Returns the name of the route: its saved name, or else its first and last number. */
export function nameOfFollowed({ followed }: Following): string {
  return followed.kind === "track" ? followed.name : followed.name || titleOfPlan(followed);
}

function offWords(off: string, problem: string | null): GuidanceWords {
  return { text: problem ? `${off}. ${problem}` : off, isAlarm: true };
}
