import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD } from "#mapview/style/expressions.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { BoatKind } from "./boating-features.ts";
import { BOATING_SOURCE } from "./boating-layer-ids.ts";

const COLORS = {
  light: { line: "#7a1fa2", casing: "#ffffff", alarm: "#c4101c", anchor: "#0b4fb3" },
  dark: { line: "#dcaaff", casing: "#17121b", alarm: "#ff6b63", anchor: "#8ab9ff" },
} as const;

const source = BOATING_SOURCE;
const ROUND = { "line-cap": "round", "line-join": "round" } as const;

function only(...kinds: readonly BoatKind[]): ExpressionSpecification {
  return ["in", ["get", "kind"], ["literal", [...kinds]]];
}

/**
 * Draws the course line with a tick per minute, the leg to the mark, a person overboard, and the anchor with
 * its circle.
 */
export function boatingDrawing(flavour: MapFlavour, data: FeatureCollection): LayerDrawing {
  return {
    sources: { [BOATING_SOURCE]: { type: "geojson", data, maxzoom: 18, tolerance: 0.1 } },
    layers: { accuracy: lines(flavour), "plan-nodes": points(flavour) },
  };
}

function lines(flavour: MapFlavour): LayerSpecification[] {
  const { line, casing, alarm, anchor } = COLORS[flavour];
  const byAlarm: ExpressionSpecification = ["case", ["get", "isAlarm"], alarm, anchor];
  return [
    {
      id: "boating-circle",
      type: "fill",
      source,
      filter: only("circle"),
      paint: { "fill-color": byAlarm, "fill-opacity": 0.1 },
    },
    {
      id: "boating-circle-edge",
      type: "line",
      source,
      filter: only("circle"),
      paint: { "line-color": byAlarm, "line-width": 3 },
    },
    {
      id: "boating-alarm-line",
      type: "line",
      source,
      filter: only("alarm-line"),
      paint: { "line-color": byAlarm, "line-width": 1.5, "line-dasharray": [4, 3] },
    },
    {
      id: "boating-swing",
      type: "line",
      source,
      filter: only("swing"),
      layout: ROUND,
      paint: { "line-color": anchor, "line-width": 1.5, "line-opacity": 0.8 },
    },
    {
      id: "boating-casing",
      type: "line",
      source,
      layout: ROUND,
      filter: only("course", "leg", "way-back"),
      paint: { "line-color": casing, "line-width": 6 },
    },
    {
      id: "boating-leg",
      type: "line",
      source,
      filter: only("leg"),
      paint: { "line-color": line, "line-width": 3, "line-dasharray": [3, 1.5] },
    },
    {
      id: "boating-way-back",
      type: "line",
      source,
      filter: only("way-back"),
      paint: { "line-color": alarm, "line-width": 3.5, "line-dasharray": [2, 1] },
    },
    {
      id: "boating-course",
      type: "line",
      source,
      filter: only("course"),
      layout: ROUND,
      paint: { "line-color": line, "line-width": 3 },
    },
  ];
}

function points(flavour: MapFlavour): LayerSpecification[] {
  const { line, casing, alarm, anchor } = COLORS[flavour];
  const dot = (kind: BoatKind, color: string, radius: number, rim: number): LayerSpecification => ({
    id: `boating-${kind}`,
    type: "circle",
    source,
    filter: only(kind),
    paint: {
      "circle-color": color,
      "circle-radius": radius,
      "circle-stroke-color": casing,
      "circle-stroke-width": rim,
    },
  });
  return [
    dot("minute", line, 2.5, 1),
    dot("look-ahead", line, 5, 2),
    dot("anchor", anchor, 6, 2),
    dot("mark", line, 8, 3),
    dot("overboard", alarm, 12, 3),
    {
      id: "boating-words",
      type: "symbol",
      source,
      filter: only("look-ahead", "mark", "overboard"),
      layout: {
        "text-field": ["get", "label"],
        "text-font": BOLD,
        "text-size": 15,
        "text-anchor": "top",
        "text-offset": [0, 0.9],
        "text-allow-overlap": true,
      },
      paint: {
        "text-color": ["case", ["==", ["get", "kind"], "overboard"], alarm, line],
        "text-halo-color": casing,
        "text-halo-width": 2,
      },
    },
  ];
}
