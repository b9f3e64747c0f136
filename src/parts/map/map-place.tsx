import { useIsWide } from "#parts/use-is-wide.ts";

interface MapPlaceProps {
  /** In CSS, as that of the map. */
  readonly height: string;
}

/**
 * Keeps the place of a small map until its code is loaded, so that nothing below it moves under a finger. Empty if this
 * device draws no maps, and on a desktop, where the map is beside the screen.
 */
export function MapPlace({ height }: MapPlaceProps) {
  const isWide = useIsWide();
  return !isWide && "WebGL2RenderingContext" in globalThis ? (
    <div style={{ height }} aria-hidden="true" />
  ) : null;
}
