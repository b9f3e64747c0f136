import type { Feature } from "geojson";
import { MAX_ZOOM } from "../coverage.ts";
import { readPlaceLabels, readWaterLabels } from "../sources/own-data.ts";

/** Returns the names of seas and lakes at one zoom level: `class`, `name`. */
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

// Closer, a country or province is larger than the screen and its name is useless.
const LAST_ZOOM: Readonly<Record<string, number>> = { country: 7, province: 9 };

/** Returns the names of countries, provinces and islands at one zoom level. */
export function regionFeatures(zoom: number): Feature[] {
  return readPlaceLabels()
    .filter(({ properties }) => properties.minZoom <= zoom)
    .filter(({ properties }) => zoom <= (LAST_ZOOM[properties.class] ?? MAX_ZOOM))
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
