import { useStore } from "zustand";
import { type GuidanceView, guidanceView, viewBeside } from "#domain/guidance/guidance-view.ts";
import { type ClockState, clockStore } from "#state/clock/clock-store.ts";
import { type Following, guidance } from "#state/guidance/guidance.ts";

/** The followed route, the position on it, and the time. */
export interface GuidanceNow {
  readonly following: Following;
  readonly view: GuidanceView;
  readonly clock: ClockState;
}

/** Returns the current guidance; null without navigation. */
export function useGuidanceNow(): GuidanceNow | null {
  const { following, beside } = useStore(guidance.store);
  const clock = useStore(clockStore);
  if (!following) return null;
  const view = guidanceView(following.state, following.line, clock.steadyMs);
  return { following, view: beside ? viewBeside(view, beside) : view, clock };
}
