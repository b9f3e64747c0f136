/** The ways to give the place of a new waypoint. */
export type PlaceKind = "here" | "map-center" | "typed";

/** The known places for a new waypoint. */
export interface KnownPlaces {
  readonly hasPosition: boolean;
  /** True if no position will come: it is refused, or this browser has none. */
  readonly isImpossible: boolean;
  /** True if the map was moved in this visit; before that its centre has no meaning. */
  readonly isMapUsed: boolean;
}

/** Returns the available ways. */
export function placeKinds({ isMapUsed }: KnownPlaces): readonly PlaceKind[] {
  return isMapUsed ? ["here", "map-center", "typed"] : ["here", "typed"];
}

/** Returns the default choice: never a place that the user did not see or stand on. */
export function usualPlaceKind({ hasPosition, isImpossible, isMapUsed }: KnownPlaces): PlaceKind {
  if (hasPosition) return "here";
  if (isMapUsed) return "map-center";
  return isImpossible ? "typed" : "here";
}
