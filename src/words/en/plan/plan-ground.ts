import type * as nl from "../../nl/plan/plan-ground.ts";
import type { Words } from "../../words.ts";

export const groundTexts = {
  heading: "Surface",
  paved: "Paved",
  unpaved: "Unpaved",
  unknown: "Unknown",
  allUnknown: "This map pack doesn't include surface data.",
  noHeights: "This map pack doesn't include elevation data.",
  preferPaved: "Prefer paved paths",
  preferUnpaved: "Prefer unpaved paths",
} satisfies Words<typeof nl.groundTexts>;
