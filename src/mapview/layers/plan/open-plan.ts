import type { Map as LibreMap } from "maplibre-gl";
import { LineAhead } from "./line-ahead.ts";
import { planFeatures } from "./plan-features.ts";
import { providePlanImage } from "./plan-images.ts";
import { planDrawing } from "./plan-style.ts";
import { watchPlanDrags } from "./watch-plan-drags.ts";

/** What only a map with a plan needs. */
export const planParts = {
  features: planFeatures,
  drawing: planDrawing,
  provideImage: providePlanImage,
  watchDrags: watchPlanDrags,
  lineAhead: (map: LibreMap) => new LineAhead(map),
};

export type PlanParts = typeof planParts;
