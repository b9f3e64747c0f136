import type { Feature } from "geojson";
import { readPlaceLabels, readWaterLabels } from "../sources/own-data.ts";

/** The names of seas and lakes at one zoom level: `class`, `name`. */
export function waterNameFeatures(zoom: number): Feature[] {
  return readWaterLabels()
    .filter(({ properties }) => properties.minZoom <= zoom)
    .map(({ geometry, properties }) => ({
      type: "Feature",
      properties: {
        class: properties.class,
        name: properties.name,
        "name:nl": properties.name,
      },
      geometry,
    }));
}

/** The names of countries, provinces and islands at one zoom level. */
export function regionFeatures(zoom: number): Feature[] {
  return readPlaceLabels()
    .filter(({ properties }) => properties.minZoom <= zoom)
    .map(({ geometry, properties }) => ({
      type: "Feature",
      properties: {
        class: properties.class,
        name: properties.name,
        "name:nl": properties.name,
        rank: properties.rank ?? 5,
        ...(properties.iso_a2 && { iso_a2: properties.iso_a2 }),
      },
      geometry,
    }));
}
