import type { FoundPlace } from "#domain/search/found-place.ts";

/** A thing on the map, as far as its label depends on it. */
export type DrawnThing = Pick<FoundPlace, "kind" | "name" | "detail" | "poi">;

/** A thing under the mouse, and its place, pixels from the upper left corner of the map. */
export interface HoveredThing extends DrawnThing {
  readonly at: { readonly x: number; readonly y: number };
}
