import type { ExpressionSpecification, StyleSpecification } from "maplibre-gl";
import { BASE_SOURCE } from "#mapview/layers/base/base-drawing.ts";

/**
 * Returns the style for a picture at one zoom, with no words of the base smaller than this, CSS pixels. Signs keep their size, because their
 * words fit their pictures.
 */
export function withLargeWords(
  style: StyleSpecification,
  zoom: number,
  minPixels: number,
): StyleSpecification {
  const layers = style.layers.map((layer) => {
    if (layer.type !== "symbol" || layer.source !== BASE_SOURCE) return layer;
    const size = layer.layout?.["text-size"];
    if (size === undefined) return layer;
    // An expression of the zoom may stand only at the top, but a picture has one zoom.
    const words = ["max", minPixels, atZoom(size, zoom)] as ExpressionSpecification;
    return { ...layer, layout: { ...layer.layout, "text-size": words } };
  });
  return { ...style, layers };
}

function atZoom(expression: unknown, zoom: number): unknown {
  if (!Array.isArray(expression)) return expression;
  if (expression.length === 1 && expression[0] === "zoom") return zoom;
  return expression.map((part) => atZoom(part, zoom));
}
