import { useStore } from "zustand";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { SPEED_LIMITS_KMH } from "#domain/plans/travel-time.ts";
import { NumberField } from "#parts/number-field.tsx";
import { distanceUnit } from "#sentences/intl/distance.ts";
import { speedFieldTexts } from "#sentences/plan/plan.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";

/** The speed of this mode, in miles an hour for those who chose them and in knots for a motorboat; stored as soon as it is valid. */
export function PlanSpeed({ mode }: { readonly mode: NetworkMode }) {
  const unitKm = distanceUnit(mode).meters / 1000;
  // Whole units within the limits.
  const lowest = Math.ceil(SPEED_LIMITS_KMH.min / unitKm);
  const highest = Math.floor(SPEED_LIMITS_KMH.max / unitKm);
  const { label, wrong } = speedFieldTexts(mode, lowest, highest);
  const speedKmh = useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh[mode]);

  function change(speed: number) {
    const { planSpeedsKmh } = preferencesStore.getState();
    setPreferences({ planSpeedsKmh: { ...planSpeedsKmh, [mode]: speed * unitKm } });
  }

  return (
    <NumberField
      label={label}
      value={Math.round((speedKmh / unitKm) * 10) / 10}
      range={[lowest, highest]}
      maxDecimals={1}
      problem={wrong}
      onChange={change}
    />
  );
}
