/** The ways to say where a new waypoint lies. */
export type PlaceKind = "here" | "map-center" | "typed";

/** What is known of where a new waypoint may lie. */
export interface KnownPlaces {
  readonly hasPosition: boolean;
  /** Whether no position will come: it is refused, or this browser gives none. */
  readonly isImpossible: boolean;
  /** Whether the map was brought somewhere in this visit; before that its centre is nobody's choice. */
  readonly isMapUsed: boolean;
}

/** The ways that there are now. */
export function placeKinds({ isMapUsed }: KnownPlaces): readonly PlaceKind[] {
  return isMapUsed ? ["here", "map-center", "typed"] : ["here", "typed"];
}

/** The way that is chosen for who has not chosen: never a place that the person did not see or stand on. */
export function usualPlaceKind({ hasPosition, isImpossible, isMapUsed }: KnownPlaces): PlaceKind {
  if (hasPosition) return "here";
  if (isMapUsed) return "map-center";
  return isImpossible ? "typed" : "here";
}
