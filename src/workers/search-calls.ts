import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** What the page can ask the worker that keeps the places; see `SearchIndex`. */
export interface SearchCalls {
  readonly put: Procedure<{ readonly set: string; readonly places: readonly FoundPlace[] }, void>;
  /** As put, of the bytes of a places.json; refused when they are none, which leaves what was there. */
  readonly putJson: Procedure<{ readonly set: string; readonly json: ArrayBuffer }, void>;
  /** As put, of the posts of a network.graph: for a pack without a list of places. */
  readonly putGraph: Procedure<{ readonly set: string; readonly graph: ArrayBuffer }, void>;
  readonly drop: Procedure<string, void>;
  readonly find: Procedure<
    { readonly text: string; readonly near: LatLng; readonly limit: number },
    readonly FoundPlace[]
  >;
  readonly around: Procedure<
    { readonly center: LatLng; readonly limit: number },
    readonly FoundPlace[]
  >;
  readonly townsNear: Procedure<readonly LatLng[], readonly (string | null)[]>;
}
