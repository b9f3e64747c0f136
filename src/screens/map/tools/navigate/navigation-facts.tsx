import { useStore } from "zustand";
import type { GuidanceView } from "#domain/guidance/guidance-view.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { arrivalText } from "#sentences/plan/guidance.ts";
import { formatDuration } from "#sentences/plan/plan.ts";
import { type ClockState, timeOfDayMs } from "#state/clock/clock-store.ts";
import type { Following } from "#state/guidance/guidance.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import layout from "#ui/layout.module.css";
import { guidanceTexts } from "#words/plan/guidance.ts";
import styles from "./navigation.module.css";

interface NavigationFactsProps {
  readonly following: Following;
  readonly view: GuidanceView;
  readonly clock: ClockState;
}

/** Shows the distance covered, the rest, and the arrival at the chosen speed; at the end the real distance and time. */
export function NavigationFacts({ following, view, clock }: NavigationFactsProps) {
  const { mode, fixes } = following.state;
  const speedKmh = useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh[mode]);
  // Counted from the last fix, because later movement is unknown.
  const fromMs = timeOfDayMs(clock, fixes.last?.timeMs ?? clock.steadyMs);
  const walked = (following.line.cues ?? []).reduce(
    (sum, { kind, alongMeters, meters = 0 }) =>
      kind === "walk" && alongMeters > view.alongMeters ? sum + meters : sum,
    0,
  );
  const arrivalMs = fromMs + travelSeconds(view.toGoMeters, speedKmh, walked) * 1000;
  const done = { name: guidanceTexts.done, value: distanceText(view.doneMeters, mode) };
  const ahead = [
    { name: guidanceTexts.toGo, value: distanceText(view.toGoMeters, mode) },
    {
      name: guidanceTexts.arrival,
      value: arrivalText(arrivalMs, clock.nowMs),
    },
  ];
  // Arrival counts within some metres of the end: then nothing remains.
  const covered = [
    { name: guidanceTexts.done, value: distanceText(view.coveredMeters, mode) },
    { name: guidanceTexts.time, value: formatDuration(view.coveredMs / 1000) },
  ];
  const facts = view.status === "arrived" ? covered : [done, ...ahead];
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className={layout["hint"]}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
