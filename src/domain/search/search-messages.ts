import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "./found-place.ts";

/** What the search is asked; `ask` comes back with the answer. */
export type SearchQuestion =
  | { readonly kind: "find"; readonly text: string; readonly near: LatLng; readonly limit: number }
  | { readonly kind: "around"; readonly center: LatLng; readonly limit: number }
  | { readonly kind: "towns"; readonly places: readonly LatLng[] };

/** What is sent to whoever keeps the places. */
export type SearchMessage =
  | { readonly kind: "put"; readonly set: string; readonly places: readonly FoundPlace[] }
  /** The bytes of a places.json. */
  | { readonly kind: "put-json"; readonly set: string; readonly json: ArrayBuffer }
  | { readonly kind: "drop"; readonly set: string }
  | { readonly kind: "ask"; readonly ask: number; readonly question: SearchQuestion };

/** What comes back for an "ask". */
export interface SearchAnswer {
  readonly ask: number;
  /** Empty when towns were asked for. */
  readonly places: readonly FoundPlace[];
  /** The towns near the places that were asked about, in their order; empty for other questions. */
  readonly towns: readonly (string | null)[];
}
