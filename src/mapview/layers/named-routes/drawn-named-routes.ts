/** A named route to draw. */
export interface DrawnNamedRoute {
  readonly id: number;
  readonly mode: "walk" | "cycle";
  readonly name: string;
  readonly ref: string;
  readonly lines: readonly { readonly isMain: boolean; readonly places: Float64Array }[];
}

/** The named routes on the map. */
export interface DrawnNamedRoutes {
  readonly routes: readonly DrawnNamedRoute[];
  /** The lines of the route in hand, lng, lat, lng, lat … */
  readonly chosen: readonly Float64Array[];
}

/** The style layer whose features can be tapped; they have the `id` of the relation. */
export const NAMED_ROUTE_LAYER = "named-route";
