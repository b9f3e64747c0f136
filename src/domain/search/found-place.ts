import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PlaceKind } from "#domain/packs/pack-manifest-places.ts";
import type { PointOfInterest } from "./point-of-interest.ts";

/** Something that can be looked up: a place of a pack, a point of interest of a tile, or a waypoint of the user. */
export interface FoundPlace extends LatLng {
  readonly kind: PlaceKind | "waypoint" | "poi";
  readonly name: string;
  /** As in `NamedPlace`; of a waypoint its id. */
  readonly detail: string | null;
  /** As in `NamedPlace`. */
  readonly osmId?: number;
  /** The town by which people say where it is; absent or null where none is known. */
  readonly nearTown?: string | null;
  /** Of a point of interest out of a tile all that this says, whether packs list its kind or not. */
  readonly poi?: PointOfInterest;
}
