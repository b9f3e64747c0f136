import type { StyleSpecification } from "maplibre-gl";
import { SIGHTINGS_SOURCE } from "#mapview/layers/sketch/sketch-layer-ids.ts";

/** Returns the style without the sightings of the hunt: a paper that is left behind must not tell who was seen where. */
export function withoutSightings(style: StyleSpecification): StyleSpecification {
  const { [SIGHTINGS_SOURCE]: sightings, ...sources } = style.sources;
  if (!sightings) return style;
  const layers = style.layers.filter(
    (layer) => !("source" in layer) || layer.source !== SIGHTINGS_SOURCE,
  );
  return { ...style, sources, layers };
}
