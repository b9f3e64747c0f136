import type { Feature, FeatureCollection, MultiLineString } from "geojson";
import type { LayerSpecification } from "maplibre-gl";
import type { LineParts } from "#domain/tracks/line-parts.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { gapLayer } from "#mapview/layers/tracks/gap-style.ts";
import { byZoom } from "#mapview/style/expressions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

/** The sources of the recording. */
export const PAST_SOURCE = "recording-past";
export const LATEST_SOURCE = "recording-latest";

/** The red of the record button. */
const COLORS = {
  light: { line: "#b3261e", casing: "#ffffff" },
  dark: { line: "#ff8a80", casing: "#12161b" },
} as const;

/** Draws the line with a rim, and dashed over gaps. */
export function recordingDrawing(
  flavour: MapFlavour,
  { past, latest }: { readonly past: FeatureCollection; readonly latest: FeatureCollection },
): LayerDrawing {
  const source = (data: FeatureCollection) => ({ type: "geojson", data, maxzoom: 16 }) as const;
  return {
    sources: { [PAST_SOURCE]: source(past), [LATEST_SOURCE]: source(latest) },
    layers: {
      tracks: [
        ...lineLayers("casing", flavour, byZoom([6, 3.5], [12, 5], [16, 7])),
        ...lineLayers("line", flavour, byZoom([6, 2], [12, 3], [16, 4.5])),
        ...[PAST_SOURCE, LATEST_SOURCE].map((source) =>
          gapLayer({ id: `${source}-gap`, source, color: COLORS[flavour].line }),
        ),
      ],
    },
  };
}

/** Returns the features for `recordingDrawing`. */
export function lineFeatures({ segments, gaps }: LineParts): FeatureCollection {
  const feature = (coordinates: MultiLineString["coordinates"], isGap: boolean): Feature => ({
    type: "Feature",
    properties: { isGap },
    geometry: { type: "MultiLineString", coordinates },
  });
  return {
    type: "FeatureCollection",
    features: [feature([...segments], false), feature([...gaps], true)],
  };
}

function lineLayers(
  part: "line" | "casing",
  flavour: MapFlavour,
  width: ReturnType<typeof byZoom>,
): LayerSpecification[] {
  return [PAST_SOURCE, LATEST_SOURCE].map((source) => ({
    id: `${source}-${part}`,
    type: "line",
    source,
    filter: ["!", ["get", "isGap"]],
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": COLORS[flavour][part], "line-width": width },
  }));
}
