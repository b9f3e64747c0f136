import type { StyleSpecification } from "maplibre-gl";
import { SKETCH_SOURCE } from "#mapview/layers/sketch/sketch-layer-ids.ts";

/** Returns the style without the sightings of the hunt: a paper that is left behind must not tell who was seen where. */
export function withoutSightings(style: StyleSpecification): StyleSpecification {
  const sketch = style.sources[SKETCH_SOURCE];
  if (sketch?.type !== "geojson") return style;
  const { data } = sketch;
  if (typeof data !== "object" || data.type !== "FeatureCollection") return style;
  const features = data.features.filter(({ properties }) => !properties?.["isSighting"]);
  return {
    ...style,
    sources: { ...style.sources, [SKETCH_SOURCE]: { ...sketch, data: { ...data, features } } },
  };
}
