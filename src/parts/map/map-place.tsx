interface MapPlaceProps {
  /** In CSS, as that of the map. */
  readonly height: string;
}

/**
 * Keeps the place of a small map until its code is loaded, so that nothing below it moves under a finger. Empty if this
 * device draws no maps.
 */
export function MapPlace({ height }: MapPlaceProps) {
  return "WebGL2RenderingContext" in globalThis ? (
    <div style={{ height }} aria-hidden="true" />
  ) : null;
}
