import type { MapGeoJSONFeature } from "maplibre-gl";

/** The features on the screen by style layer, the topmost first. */
export type SeenFeatures = ReadonlyMap<string, readonly MapGeoJSONFeature[]>;

/** Returns the value of a paint property of a feature. The MapLibre types declare an expression here. */
export function painted(feature: MapGeoJSONFeature | undefined, property: string): unknown {
  const { paint = {}, layout = {} } = (feature?.layer ?? {}) as {
    readonly paint?: Readonly<Record<string, unknown>>;
    readonly layout?: Readonly<Record<string, unknown>>;
  };
  return paint[property] ?? layout[property];
}

/** Returns a colour as CSS; MapLibre's colour objects convert themselves. */
export function colorOf(feature: MapGeoJSONFeature | undefined, property: string): string | null {
  const color = painted(feature, property);
  return color === undefined ? null : String(color);
}

/** Returns a paint property as a number; 0 without one. */
export function numberOf(feature: MapGeoJSONFeature | undefined, property: string): number {
  const value = Number(painted(feature, property));
  return Number.isFinite(value) ? value : 0;
}

/** Returns the dashes of a line in its widths; null for a solid line. MapLibre reports them as a change from one zoom to the next. */
export function dashesOf(feature: MapGeoJSONFeature): readonly number[] | null {
  const dashes = painted(feature, "line-dasharray");
  const { to } = (Array.isArray(dashes) ? { to: dashes } : (dashes ?? {})) as { to?: unknown };
  const isDashed = Array.isArray(to) && to.every((part) => typeof part === "number") && to[1] !== 0;
  return isDashed ? to : null;
}

/** A symbol without a rim, a width, dashes, an icon and an image. */
export const PLAIN = {
  rim: null,
  width: 0,
  rimWidth: 0,
  dashes: null,
  rimDashes: null,
  icon: null,
  image: null,
} as const;
