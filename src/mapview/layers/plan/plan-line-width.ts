/** The width of the plan's line at these zooms, CSS pixels; it grows with the map in between. */
export const PLAN_LINE_WIDTHS = [
  [8, 4],
  [12, 6],
  [14, 8],
  [18, 14],
] as const;

/** The base of the exponential interpolation, as in `growing`. */
const BASE = 1.4;

/** Returns the width of the plan's line at a zoom in CSS pixels, as MapLibre computes it from the style. */
export function planLineWidth(zoom: number): number {
  const stops = PLAN_LINE_WIDTHS;
  const next = stops.findIndex(([stopZoom]) => zoom < stopZoom);
  const [toZoom, toWidth] = stops[next] ?? (stops.at(-1) as (typeof stops)[number]);
  const [fromZoom, fromWidth] = stops[next - 1] ?? [toZoom, toWidth];
  if (fromZoom === toZoom) return toWidth;
  const part = (BASE ** (zoom - fromZoom) - 1) / (BASE ** (toZoom - fromZoom) - 1);
  return fromWidth + part * (toWidth - fromWidth);
}
