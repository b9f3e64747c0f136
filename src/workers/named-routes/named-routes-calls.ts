import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NamedRoute } from "#domain/named-routes/named-routes.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** The calls of the worker with the named routes of the packs. */
export interface NamedRoutesCalls {
  /** Reads the routes of these packs and drops all others. A damaged file is left out; `list` and `route` reject rather than answer that there is none. */
  readonly put: Procedure<readonly PackRoutes[], void>;
  /** Returns all routes without their lines. */
  readonly list: Procedure<null, readonly RouteInList[]>;
  /** Returns a route by the id of its relation; null if no pack has it. */
  readonly route: Procedure<number, NamedRoute | null>;
  /** Returns the lines of all routes for the map. */
  readonly lines: Procedure<null, readonly DrawnRoute[]>;
}

/** The file of a pack. */
export interface PackRoutes {
  /** The id of the pack; each file is read once per id. */
  readonly id: string;
  readonly bytes: ByteSource;
}

export interface RouteInList
  extends Pick<
    NamedRoute,
    "id" | "mode" | "scope" | "name" | "ref" | "lengthMeters" | "goesBeyond" | "bounds"
  > {
  /** The names and refs of its stages. */
  readonly stageNames: readonly string[];
  readonly place: LatLng;
}

/** A route on the map. */
export interface DrawnRoute extends Pick<NamedRoute, "id" | "mode" | "name" | "ref"> {
  readonly lines: readonly {
    /** True if it belongs to the main route. */
    readonly isMain: boolean;
    /** lng, lat, lng, lat … */
    readonly places: Float64Array;
  }[];
}
