import { useStore } from "zustand";
import { boatInMode } from "#domain/fairway/passage/passage.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanLeg } from "#domain/network/plan/route/plan-route.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { legDepthText } from "#sentences/water/fairways.ts";
import { waterOfLegTexts } from "#sentences/water/leg-water.ts";
import { contoursAlong } from "#state/coverage/offline-reports.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import layout from "#ui/layout.module.css";
import { voyageTexts } from "#words/water/fairways.ts";

interface LegWaterProps {
  readonly leg: Pick<
    PlanLeg,
    "along" | "line" | "meters" | "metersBefore" | "metersAfter" | "water"
  >;
  readonly mode: NetworkMode;
}

/** Tells of a leg of a boat whether boats can use its water, as far as that is known, and of how much of it no depth is known. */
export function LegWater({ leg, mode }: LegWaterProps) {
  const { along, line } = leg;
  const boat = useStore(preferencesStore, (preferences) => preferences.boat);
  const { draughtMeters } = boatInMode(boat, mode);
  const depths = useLoaded(
    line.length < 4 ? null : (signal) => contoursAlong(line, null, signal),
    line,
  );
  const texts = [
    ...(along === "ways" ? waterOfLegTexts(leg, mode, draughtMeters) : []),
    ...(along === "straight" ? [voyageTexts.straightLeg] : []),
    ...(depths.isFailed ? [voyageTexts.depthUnknown] : []),
    ...(depths.value ? [depthText(depths.value, mode)] : []),
  ].filter((text) => text !== "");
  return texts.length === 0 ? null : <p className={layout["hint"]}>{texts.join(" ")}</p>;
}

function depthText(
  { unknownMeters, lengthMeters }: Awaited<ReturnType<typeof contoursAlong>>,
  mode: NetworkMode,
): string {
  if (unknownMeters === 0) return "";
  return legDepthText(distanceText(unknownMeters, mode), distanceText(lengthMeters, mode));
}
