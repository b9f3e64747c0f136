import type * as nl from "../../nl/plan/plan-ground.ts";
import type { Words } from "../../words.ts";

export const groundTexts = {
  heading: "Untergrund",
  paved: "Befestigt",
  unpaved: "Unbefestigt",
  unknown: "Unbekannt",
  allUnknown: "Dieses Kartenpaket enthält keine Angaben zum Untergrund.",
  noHeights: "Dieses Kartenpaket enthält keine Höhenangaben.",
  preferPaved: "Befestigte Wege bevorzugen",
  preferUnpaved: "Unbefestigte Wege bevorzugen",
} satisfies Words<typeof nl.groundTexts>;
