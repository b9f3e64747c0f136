import {
  guidanceTexts,
  noSignalOnRouteText,
  offText,
  tooFastText,
  toStartText,
} from "#i18n/guidance.ts";
import { planDistance } from "#i18n/plan.ts";
import { titleOfPlan } from "#parts/take-along/named-plan.ts";
import type { Following } from "#state/guidance/guidance.ts";
import type { GuidanceNow } from "./use-guidance-now.ts";

/** A sentence about the state of the guidance. */
interface GuidanceWords {
  readonly text: string;
  /** Whether something is wrong. */
  readonly isAlarm: boolean;
}

/** Returns why the route is not simply followed; null when it is. */
export function guidanceWords(now: GuidanceNow): GuidanceWords | null {
  const { fixes, mode } = now.following.state;
  if (!fixes.last) return { text: guidanceTexts.waiting, isAlarm: false };
  const problem = problemText(now);
  if (now.view.status === "off") return offWords(guidanceTexts.off, problem);
  if (problem) return { text: problem, isAlarm: true };
  return now.view.status === "before" ? { text: toStartText(mode), isAlarm: false } : null;
}

/** Returns what must be seen whatever else is open; null when there is nothing of the kind. */
export function guidanceAlert(now: GuidanceNow): GuidanceWords | null {
  const { status, offMeters } = now.view;
  const problem = problemText(now);
  if (status === "arrived") return { text: guidanceTexts.arrived, isAlarm: false };
  if (status === "off") {
    return offWords(offText(planDistance(offMeters ?? 0, now.following.state.mode)), problem);
  }
  return problem ? { text: problem, isAlarm: true } : null;
}

/** Returns why distances stand still; null while they do not. */
export function problemText({ following, view, nowMs }: GuidanceNow): string | null {
  const { fixes, mode } = following.state;
  if (!view.problem || !fixes.last) return null;
  if (view.problem === "too-fast") return tooFastText(mode);
  return noSignalOnRouteText(nowMs - fixes.last.timeMs);
}

/** Returns the name of the route: as it was kept, else by its first and last number. */
export function nameOfFollowed({ followed }: Following): string {
  return followed.kind === "track" ? followed.name : followed.name || titleOfPlan(followed);
}

function offWords(off: string, problem: string | null): GuidanceWords {
  return { text: problem ? `${off}. ${problem}` : off, isAlarm: true };
}
