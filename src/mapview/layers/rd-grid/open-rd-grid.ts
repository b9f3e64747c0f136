import type { FeatureCollection } from "geojson";
import type { GeoJSONSource, Map as LibreMap } from "maplibre-gl";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { densityAt, type GridDensity, gridFeatures } from "./grid-features.ts";
import { gridDrawing } from "./grid-style.ts";
import { RD_GRID_SOURCE } from "./rd-grid-layer-ids.ts";

/** The fraction of the view to draw beyond its edges, so that panning rarely needs more. */
const MARGIN_PART = 0.5;

/** The parts that only a map with the grid needs. */
export interface RdGrid {
  /** Returns the grid in the view of this map; with null, as it was last. */
  drawing(flavour: MapFlavour, map: LibreMap | null): LayerDrawing;
  /** Draws missing parts after the map has moved. */
  follow(map: LibreMap): void;
}

/**
 * Creates the grid around the view of a map.
 * @param locale the language whose decimal sign the numbers have
 */
export function openRdGrid(locale: string): RdGrid {
  let features: FeatureCollection = { type: "FeatureCollection", features: [] };
  let drawnBox: LngLatBox | null = null;
  let drawnDensity: GridDensity | null = null;

  /** Updates the grid; returns true if there was something to draw. */
  function look(map: LibreMap): boolean {
    const view = viewOf(map);
    const density = densityAt(map.getZoom());
    const isDense = JSON.stringify(density) === JSON.stringify(drawnDensity);
    if (isDense && drawnBox && isWithin(view, drawnBox)) return false;
    drawnBox = widened(view);
    drawnDensity = density;
    features = gridFeatures(drawnBox, density, locale);
    return true;
  }

  return {
    drawing(flavour, map) {
      if (map) look(map);
      return gridDrawing(flavour, features);
    },
    follow(map) {
      const source = map.getSource<GeoJSONSource>(RD_GRID_SOURCE);
      if (source && look(map)) source.setData(features);
    },
  };
}

function viewOf(map: LibreMap): LngLatBox {
  const [[west, south], [east, north]] = map.getBounds().toArray();
  return [west, south, east, north];
}

function isWithin(inner: LngLatBox, outer: LngLatBox): boolean {
  return (
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
  );
}

function widened([west, south, east, north]: LngLatBox): LngLatBox {
  const [x, y] = [(east - west) * MARGIN_PART, (north - south) * MARGIN_PART];
  return [west - x, south - y, east + x, north + y];
}
