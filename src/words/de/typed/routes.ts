import type * as nl from "../../nl/typed/routes.ts";
import type { Words } from "../../words.ts";

// The words that people type, separated by commas. The app reads those of all languages at once.

/** The kinds of named routes that people search for; `any` are those of both modes. */
export const typedRoutes = {
  walk: "Wanderroute, Wanderweg, Fernwanderweg, Weitwanderweg",
  cycle: "Radroute, Radweg, Radfernweg",
  any: "markierte Route, markierter Weg",
} satisfies Words<typeof nl.typedRoutes>;
