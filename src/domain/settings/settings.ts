/** 0 is light, 1 is dark. */
export type ColorScheme = 0 | 1;

/** Which node networks lie over the map. */
export interface MapOverlay {
  readonly walkNetwork: boolean;
  readonly bikeNetwork: boolean;
  readonly sailNetwork: boolean;
}

export type MapOverlayName = keyof MapOverlay;

/** Exactly what the storage key `settings` holds. `tileSource` numbers are those of `tiles/tile-sources.ts`. */
export interface Settings {
  readonly colorScheme: ColorScheme;
  readonly tileSource: number;
  readonly mapOverlay: MapOverlay;
}

/** The settings of someone who has never chosen anything. */
export const DEFAULT_SETTINGS: Settings = {
  colorScheme: 0,
  tileSource: 0,
  mapOverlay: { walkNetwork: false, bikeNetwork: false, sailNetwork: false },
};
