import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PlaceKind } from "#domain/packs/pack-manifest-places.ts";

/** Something with a name that can be looked up: a place of a pack, or a waypoint of the user. */
export interface FoundPlace extends LatLng {
  readonly kind: PlaceKind | "waypoint";
  readonly name: string;
  /** As in `NamedPlace`; of a waypoint its id. */
  readonly detail: string | null;
  /** As in `NamedPlace`. */
  readonly osmId?: number;
  /** The town by which people say where it is; absent or null where none is known. */
  readonly nearTown?: string | null;
}
