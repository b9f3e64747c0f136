import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** A line, area or point that a tool draws on the map beside the user's own records. */
export type SketchShape = SketchForm & {
  /** True if it is a part of a sighting of the hunt, which prints leave out unless asked. */
  readonly isSighting?: boolean;
  /** True if it is drawn fainter. */
  readonly isFaded?: boolean;
};

type SketchForm =
  | {
      readonly kind: "line";
      readonly points: readonly LatLng[];
      readonly isDashed?: boolean;
      /** Thin, for scales with many lines. */
      readonly isThin?: boolean;
    }
  /** Thousands of thin lines as one: lng, lat, lng, lat … in degrees. */
  | { readonly kind: "lines"; readonly lines: readonly Float64Array[] }
  /** `ring` is a closed line; its first point need not be repeated. */
  | {
      readonly kind: "area";
      readonly ring: readonly LatLng[];
      /** `#rrggbb`; absent for that of the map. */
      readonly color?: string;
    }
  /** `isResult` marks the point that the tool found. */
  | {
      readonly kind: "point";
      readonly place: LatLng;
      readonly label: string;
      readonly isResult?: boolean;
    }
  /** A text without a dot. */
  | { readonly kind: "label"; readonly place: LatLng; readonly label: string };

/** The drawing of one tool. */
export type MapSketch = readonly SketchShape[];
