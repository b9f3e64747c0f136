import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import type { HouseNumber } from "#domain/search/house-number.ts";
import type { PoiKinds } from "#domain/search/place-list.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** The calls of the worker with the searchable places; see `SearchIndex`. */
export interface SearchCalls {
  readonly put: Procedure<{ readonly set: string; readonly places: readonly FoundPlace[] }, void>;
  /** Like `put`, with the bytes of a places.json; refused if they are invalid, which keeps the earlier set. */
  readonly putJson: Procedure<{ readonly set: string; readonly json: ArrayBuffer }, void>;
  /** Like `put`, with the nodes of a network.graph, for a pack without a list of places. */
  readonly putGraph: Procedure<{ readonly set: string; readonly graph: ArrayBuffer }, void>;
  /** Adds an archive of OpenMapTiles or Protomaps; its tiles are read where a search needs them. */
  readonly putTiles: Procedure<{ readonly set: string; readonly archive: ByteSource }, void>;
  readonly drop: Procedure<string, void>;
  readonly find: Procedure<
    {
      readonly text: string;
      readonly near: LatLng;
      readonly limit: number;
      readonly poiKinds: PoiKinds;
      /** The points of interest on the screen. */
      readonly shown: readonly PointOfInterest[];
    },
    readonly FoundPlace[]
  >;
  readonly around: Procedure<
    {
      readonly center: LatLng;
      readonly limit: number;
      /** As in `find`. */
      readonly shown: readonly PointOfInterest[];
    },
    readonly FoundPlace[]
  >;
  /**
   * Returns the useful places along a line (lng, lat, lng, lat …) from packs, areas and the built-in list, in
   * the order of the line.
   */
  readonly along: Procedure<Float64Array, readonly PlaceAlong[]>;
  /** Returns the municipality around a place, by `municipalityAround` over all packs. */
  readonly municipalityAround: Procedure<
    { readonly place: LatLng; readonly accuracyMeters: number },
    string | null
  >;
  /** Returns the nearest house number in packs and areas, by `nearestHouseNumber`. */
  readonly houseNumberNear: Procedure<LatLng, HouseNumber | null>;
  readonly townsNear: Procedure<readonly LatLng[], readonly (string | null)[]>;
}
