import type { Map as LibreMap } from "maplibre-gl";
import { OptimisticLine } from "./optimistic-line.ts";
import { planFeatures } from "./plan-features.ts";
import { providePlanImage } from "./plan-images.ts";
import { planLayerDrawing } from "./plan-style.ts";
import { watchPlanDrags } from "./watch-plan-drags.ts";

/** The parts that only a map with a plan needs. */
export const planParts = {
  features: planFeatures,
  drawing: planLayerDrawing,
  provideImage: providePlanImage,
  watchDrags: watchPlanDrags,
  optimisticLine: (map: LibreMap) => new OptimisticLine(map),
};

export type PlanParts = typeof planParts;
