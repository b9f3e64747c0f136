import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { PoiKinds } from "#domain/search/place-list.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** What the page can ask the worker that keeps the places; see `SearchIndex`. */
export interface SearchCalls {
  readonly put: Procedure<{ readonly set: string; readonly places: readonly FoundPlace[] }, void>;
  /** As put, of the bytes of a places.json; refused when they are none, which leaves what was there. */
  readonly putJson: Procedure<{ readonly set: string; readonly json: ArrayBuffer }, void>;
  /** As put, of the nodes of a network.graph: for a pack without a list of places. */
  readonly putGraph: Procedure<{ readonly set: string; readonly graph: ArrayBuffer }, void>;
  /** An archive of OpenMapTiles or Protomaps: what its tiles hold is read where somebody asks. */
  readonly putTiles: Procedure<{ readonly set: string; readonly archive: ByteSource }, void>;
  readonly drop: Procedure<string, void>;
  readonly find: Procedure<
    {
      readonly text: string;
      readonly near: LatLng;
      readonly limit: number;
      readonly poiKinds: PoiKinds;
      /** What is on the screen, whoever drew it. */
      readonly shown: readonly PointOfInterest[];
    },
    readonly FoundPlace[]
  >;
  readonly around: Procedure<
    {
      readonly center: LatLng;
      readonly limit: number;
      /** As in find. */
      readonly shown: readonly PointOfInterest[];
    },
    readonly FoundPlace[]
  >;
  /** The places of use along a line (lng, lat, lng, lat …) that packs, areas and the built-in list have, in its order. */
  readonly along: Procedure<Float64Array, readonly PlaceAlong[]>;
  readonly townsNear: Procedure<readonly LatLng[], readonly (string | null)[]>;
}
