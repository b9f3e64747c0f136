import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** A box around all added places. */
export interface GrowingBox {
  /** Longitude and latitude in 10⁻⁷ degree. */
  readonly add: (lngE7: number, latE7: number) => void;
  /** Returns the box in degrees; null if nothing was added. */
  readonly bounds: () => LngLatBox | null;
}

/** Creates an empty box. */
export function growingBox(): GrowingBox {
  let west = Number.POSITIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  return {
    add: (lngE7, latE7) => {
      west = Math.min(west, lngE7);
      east = Math.max(east, lngE7);
      south = Math.min(south, latE7);
      north = Math.max(north, latE7);
    },
    bounds: () => (west <= east ? [west / 1e7, south / 1e7, east / 1e7, north / 1e7] : null),
  };
}
