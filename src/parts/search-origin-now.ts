import type { MapView } from "#domain/position/map-view.ts";
import { type SearchOrigin, searchOrigin } from "#domain/search/search-origin.ts";
import { ageText } from "#i18n/format.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { ownPositionNow } from "#state/position/own-position.ts";

/** From where what is looked up now is ranked and measured, and how it is said. */
export interface SearchOriginNow extends SearchOrigin {
  /** How old the position is, when it is so old that it must be said. */
  readonly age: string | null;
}

/** Ranks from the own position, or from the middle of a map where that is looked at; read when it is needed. */
export function searchOriginOnMap({
  center,
  zoom,
}: Pick<MapPort, "center" | "zoom">): SearchOriginNow {
  return center ? searchOriginNow({ ...center, zoom }) : searchOriginNow();
}

/** From where the search ranks now, over a map that shows `view`. */
export function searchOriginNow(view: MapView = mapViewStore.getState()): SearchOriginNow {
  const position = ownPositionNow();
  const age = position?.isStale ? ageText(position.ageMs) : null;
  return { ...searchOrigin(position, view), age };
}
