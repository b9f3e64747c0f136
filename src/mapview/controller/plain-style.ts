import type { StyleSpecification } from "maplibre-gl";
import { BASE_SOURCE } from "#mapview/layers/base/base-drawing.ts";
import { mapSourceOf } from "#mapview/layers/raster/raster-style.ts";

/** The tile sources with routes and numbers of networks in their pictures: OpenTopoMap and CyclOSM. */
const WITH_ROUTES: ReadonlySet<unknown> = new Set([6, 7]);

/**
 * Returns the style with nothing but the land: without networks, their numbers, named routes, and what the user drew or stored. Pictures
 * that have routes in them give way to the base below them.
 */
export function plainStyle(style: StyleSpecification): StyleSpecification {
  return withSources(style, (id) => {
    const source = mapSourceOf(id);
    // Overlays of networks have names, and tile sources have numbers.
    return id === BASE_SOURCE || (typeof source === "number" && !WITH_ROUTES.has(source));
  });
}

/** Returns the style with only these sources and their layers, and the layers without a source. */
export function withSources(
  style: StyleSpecification,
  isIncluded: (source: string) => boolean,
): StyleSpecification {
  return {
    ...style,
    sources: Object.fromEntries(Object.entries(style.sources).filter(([id]) => isIncluded(id))),
    layers: style.layers.filter((layer) => !("source" in layer) || isIncluded(layer.source)),
  };
}
