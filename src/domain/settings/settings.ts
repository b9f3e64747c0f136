/** 0 is light, 1 is dark. */
export type ColorScheme = 0 | 1;

/** The node networks that are drawn over the map. */
export interface MapOverlay {
  readonly walkNetwork: boolean;
  readonly bikeNetwork: boolean;
  readonly sailNetwork: boolean;
}

export type MapOverlayName = keyof MapOverlay;

/** The content of the storage key `settings`. The numbers of `tileSource` are those of `tiles/tile-sources.ts`. */
export interface Settings {
  readonly colorScheme: ColorScheme;
  readonly tileSource: number;
  readonly mapOverlay: MapOverlay;
}

/** The settings of a user who has not changed any. */
export const DEFAULT_SETTINGS: Settings = {
  colorScheme: 0,
  tileSource: 0,
  mapOverlay: { walkNetwork: false, bikeNetwork: false, sailNetwork: false },
};
