import { useMemo } from "react";
import { useStore } from "zustand";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { isBoatingMode } from "#domain/network/network-mode.ts";
import { detourReason, type WaterDetour, waterDetours } from "#domain/plans/water-detour.ts";
import { pointText } from "#parts/plan-export/point-words.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { legText, waterDetourText } from "#sentences/water/fairways.ts";
import { anyBoatMeters } from "#state/plans/any-boat-meters.ts";
import { planner } from "#state/plans/planner.ts";
import { Notice } from "#ui/notice.tsx";

/** Tells of each leg of a boat that goes far around why that may be. */
export function WaterDetours() {
  const { draft, route } = useStore(planner.store);
  const { mode } = draft;
  const detours = useMemo(() => (isBoatingMode(mode) ? waterDetours(route) : []), [mode, route]);
  return detours.map((detour, index) => <Detour key={`${index}`} detour={detour} mode={mode} />);
}

interface DetourProps {
  readonly detour: WaterDetour;
  readonly mode: NetworkMode;
}

function Detour({ detour, mode }: DetourProps) {
  const { from, to, meters, straightMeters, line } = detour;
  const { value } = useLoaded((signal) => anyBoatMeters(mode, from, to, signal), line, mode);
  // Why a leg goes around is not known before the other route is.
  if (value === undefined || value === null) return null;
  return (
    <Notice>
      {waterDetourText(detourReason(detour, value), {
        leg: legText(pointText(from), pointText(to)),
        distance: distanceText(meters, mode),
        straight: distanceText(straightMeters, mode),
      })}
    </Notice>
  );
}
