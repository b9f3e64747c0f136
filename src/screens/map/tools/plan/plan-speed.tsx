import { useState } from "react";
import { useStore } from "zustand";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { SPEED_LIMITS_KMH } from "#domain/plans/travel-time.ts";
import { distanceUnit } from "#i18n/distance.ts";
import { speedFieldTexts } from "#i18n/plan.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { TextField } from "#ui/text-field.tsx";

/** The speed of this mode, in knots for a motorboat; stored as soon as it is valid. */
export function PlanSpeed({ mode }: { readonly mode: NetworkMode }) {
  const unitKm = distanceUnit(mode).meters / 1000;
  // Whole units within the limits.
  const lowest = Math.ceil(SPEED_LIMITS_KMH.min / unitKm);
  const highest = Math.floor(SPEED_LIMITS_KMH.max / unitKm);
  const { label, wrong } = speedFieldTexts(mode, lowest, highest);
  const [typed, setTyped] = useState<string | null>(null);
  const speedKmh = useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh[mode]);
  const isWrong = typed !== null && speedIn(typed, lowest, highest) === null;

  function change(text: string) {
    setTyped(text);
    const speed = speedIn(text, lowest, highest);
    if (speed === null) return;
    const { planSpeedsKmh } = preferencesStore.getState();
    setPreferences({ planSpeedsKmh: { ...planSpeedsKmh, [mode]: speed * unitKm } });
  }

  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? written(speedKmh / unitKm)}
      error={isWrong ? wrong : undefined}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function written(speed: number): string {
  return `${Math.round(speed * 10) / 10}`.replace(".", ",");
}

/** Returns the speed in a text; null if it is not from the lowest to the highest. */
function speedIn(text: string, lowest: number, highest: number): number | null {
  if (!/^\d{1,2}([.,]\d)?$/.test(text.trim())) return null;
  const speed = Number(text.trim().replace(",", "."));
  return speed >= lowest && speed <= highest ? speed : null;
}
