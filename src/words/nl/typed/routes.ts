// The words that people type, separated by commas. The app reads those of all languages at once.

/** The kinds of named routes that people search for; `any` are those of both modes. */
export const typedRoutes = {
  walk: "wandelroute, wandelroutes, langeafstandspad, langeafstandspaden, streekpad, streekpaden, LAW",
  cycle: "fietsroute, fietsroutes, LF-route, LF-routes",
  any: "bewegwijzerde route, bewegwijzerde routes",
} as const;
