import type { Feature } from "geojson";
import type { ExpressionSpecification } from "maplibre-gl";
import type { Notice } from "#domain/bulletin/bulletin.ts";
import { noticeKind } from "#domain/bulletin/notice-kind.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD } from "#mapview/style/expressions.ts";
import type { NauticalPalette } from "#mapview/style/nautical-palette.ts";
import { NOTICE_LAYER } from "./nautical-layer-ids.ts";

const SOURCE = "notices";

/** The distance of a drawn notice from its place, in pixels, so that the bridge there is not covered. */
export const NOTICE_OFFSET: [number, number] = [14, -14];

/** Draws notices to skippers as exclamation marks beside their places, red where they close the water, and stretches as lines. */
export function noticeDrawing(
  palette: NauticalPalette,
  notices: readonly Notice[],
): Required<LayerDrawing> {
  const isGrave: ExpressionSpecification = ["get", "grave"];
  const color: ExpressionSpecification = ["case", isGrave, palette.blocked, palette.opens];
  const base = { source: SOURCE } as const;
  return {
    sources: {
      [SOURCE]: {
        type: "geojson",
        data: { type: "FeatureCollection", features: notices.flatMap(featuresOf) },
      },
    },
    layers: {
      nautical: [
        {
          ...base,
          id: "notice-line",
          type: "line",
          minzoom: 8,
          filter: ["==", ["geometry-type"], "LineString"],
          paint: { "line-color": color, "line-width": 4, "line-dasharray": [1.5, 1.5] },
        },
        {
          ...base,
          id: NOTICE_LAYER,
          type: "circle",
          minzoom: 9,
          filter: ["==", ["geometry-type"], "Point"],
          layout: { "circle-sort-key": ["case", isGrave, 1, 0] },
          paint: {
            "circle-radius": 9,
            "circle-color": color,
            "circle-stroke-color": palette.sign,
            "circle-stroke-width": 2,
            "circle-translate": NOTICE_OFFSET,
          },
        },
        {
          ...base,
          id: "notice-sign",
          type: "symbol",
          minzoom: 9,
          filter: ["==", ["geometry-type"], "Point"],
          layout: {
            "text-field": "!",
            "text-font": BOLD,
            "text-size": 14,
            "text-allow-overlap": true,
            "text-ignore-placement": true,
          },
          paint: { "text-color": palette.sign, "text-translate": NOTICE_OFFSET },
        },
      ],
    },
  };
}

/** The points of a notice, and between several of them a line. */
function featuresOf(notice: Notice): readonly Feature[] {
  const kind = noticeKind(notice);
  const properties = { grave: kind === "blocked" || kind === "no-service" };
  const points = Array.from({ length: notice.line.length / 2 }, (_, index) => [
    notice.line[2 * index] as number,
    notice.line[2 * index + 1] as number,
  ]);
  // The ends of a stretch are enough: it may have a hundred points.
  const ends = points.length > 1 ? [points[0], points.at(-1)] : points;
  const signs = ends.map(
    (coordinates): Feature => ({
      type: "Feature",
      properties,
      geometry: { type: "Point", coordinates: coordinates as number[] },
    }),
  );
  if (points.length < 2) return signs;
  const line = { type: "LineString", coordinates: points } as const;
  return [{ type: "Feature", properties, geometry: line }, ...signs];
}
