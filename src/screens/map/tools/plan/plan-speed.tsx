import { useState } from "react";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { SPEED_LIMITS_KMH } from "#domain/plans/travel-time.ts";
import { planTexts } from "#i18n/plan.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { TextField } from "#ui/text-field.tsx";

/** The speed of this mode; stored as soon as it is valid. */
export function PlanSpeed({ mode }: { readonly mode: NetworkMode }) {
  const [typed, setTyped] = useState(() =>
    written(preferencesStore.getState().planSpeedsKmh[mode]),
  );
  const isWrong = speedIn(typed) === null;

  function change(text: string) {
    setTyped(text);
    const speedKmh = speedIn(text);
    if (speedKmh === null) return;
    const { planSpeedsKmh } = preferencesStore.getState();
    setPreferences({ planSpeedsKmh: { ...planSpeedsKmh, [mode]: speedKmh } });
  }

  return (
    <TextField
      label={planTexts.speed}
      inputMode="decimal"
      value={typed}
      error={isWrong ? planTexts.speedWrong : undefined}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function written(speedKmh: number): string {
  return `${speedKmh}`.replace(".", ",");
}

/** Returns the speed in a text; null if it is not valid. */
function speedIn(text: string): number | null {
  if (!/^\d{1,2}([.,]\d)?$/.test(text.trim())) return null;
  const speedKmh = Number(text.trim().replace(",", "."));
  const { min, max } = SPEED_LIMITS_KMH;
  return speedKmh >= min && speedKmh <= max ? speedKmh : null;
}
