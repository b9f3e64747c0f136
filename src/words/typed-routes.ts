import * as de from "./de/typed/routes.ts";
import * as en from "./en/typed/routes.ts";
import * as nl from "./nl/typed/routes.ts";

/** The words for kinds of named routes, in every language at once and in the order of the languages, the default first. */
export const TYPED_ROUTES = [nl.typedRoutes, en.typedRoutes, de.typedRoutes] as const;
