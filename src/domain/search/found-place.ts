import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PlaceKind } from "#domain/packs/pack-manifest-places.ts";
import type { PointOfInterest } from "./point-of-interest.ts";

/** A searchable place: a place of a pack, a point of interest of a tile, or a waypoint of the user. */
export interface FoundPlace extends LatLng {
  readonly kind: PlaceKind | "waypoint" | "poi";
  readonly name: string;
  /** As in `NamedPlace`; the id for a waypoint. */
  readonly detail: string | null;
  /** As in `NamedPlace`. */
  readonly osmId?: number;
  /** The town near it, for telling places with the same name apart; absent or null if there is none. */
  readonly nearTown?: string | null;
  /** All data of a point of interest from a tile, whether packs list its kind or not. */
  readonly poi?: PointOfInterest;
}
