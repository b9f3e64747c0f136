import type { MapView } from "#domain/position/map-view.ts";
import { type SearchOrigin, searchOrigin } from "#domain/search/search-origin.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { ageText } from "#sentences/intl/format.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { ownPositionNow } from "#state/position/own-position.ts";

/** The origin for ranking and measuring search results, with its description. */
export interface SearchOriginNow extends SearchOrigin {
  /** The age of the position, if it is old enough to mention. */
  readonly age: string | null;
}

/** Returns the position, or the middle of a visible map if that was moved; read when needed. */
export function searchOriginOnMap({
  center,
  zoom,
}: Pick<MapPort, "center" | "zoom">): SearchOriginNow {
  return center ? searchOriginNow({ ...center, zoom }) : searchOriginNow();
}

/** Returns the origin of a search now, over a map that shows `view`. */
export function searchOriginNow(view: MapView = mapViewStore.getState()): SearchOriginNow {
  const position = ownPositionNow();
  const age = position?.isStale ? ageText(position.ageMs) : null;
  return { ...searchOrigin(position, view), age };
}
