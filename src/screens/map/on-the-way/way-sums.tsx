import { useStore } from "zustand";
import type { GuidanceView } from "#domain/guidance/guidance-view.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import { arrivalText, guidanceTexts } from "#i18n/guidance.ts";
import { planDistance } from "#i18n/plan.ts";
import type { Following } from "#state/guidance/create-guidance.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import styles from "./on-the-way.module.css";

interface WaySumsProps {
  readonly following: Following;
  readonly view: GuidanceView;
  readonly nowMs: number;
}

/** What is done, what is to go, and when one is there at the speed that the user set. */
export function WaySums({ following, view, nowMs }: WaySumsProps) {
  const { mode, fixes } = following.state;
  const speedKmh = useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh[mode]);
  // Counted from the last fix: without one nothing is known of what was gone since.
  const fromMs = fixes.last?.timeMs ?? nowMs;
  const done = { name: guidanceTexts.done, value: planDistance(view.doneMeters, mode) };
  const ahead = [
    { name: guidanceTexts.toGo, value: planDistance(view.toGoMeters, mode) },
    {
      name: guidanceTexts.arrival,
      value: arrivalText(fromMs + travelSeconds(view.toGoMeters, speedKmh) * 1000),
    },
  ];
  // One is there within some meters of the end: nothing is to go then.
  const facts = view.status === "arrived" ? [done] : [done, ...ahead];
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
