import type { FeatureCollection } from "geojson";
import { ALONG_KINDS, type AlongKind, type PlaceAlong } from "#domain/search/along-route.ts";
import type { LayerDrawing } from "#mapview/layers/map-layer.ts";
import { BOLD } from "#mapview/style/expressions.ts";
import { type NearPalette, nearPaletteFor } from "#mapview/style/near-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

const SOURCE = "along";
const CHOSEN_SOURCE = "along-chosen";

/** Below this zoom the places would hide the plan. */
const MIN_ZOOM = 10;

const ICONS: Readonly<Record<AlongKind, string>> = {
  water: "drinking-water",
  toilet: "toilet",
  food: "restaurant",
  campsite: "campsite",
  repair: "bicycle-repair",
  station: "rail",
  ferry: "ferry",
  bench: "bench",
};

/** All icons of this layer, for the test that each can be drawn. */
export const ALONG_ICONS: readonly string[] = Object.values(ICONS);

/** Draws places along a plan like those of the map, but larger, and the chosen one in a ring with its name. */
export function alongDrawing(
  flavour: MapFlavour,
  places: readonly PlaceAlong[],
  chosen: PlaceAlong | null,
): LayerDrawing {
  const palette = nearPaletteFor(flavour);
  const marked = chosen ? [chosen] : [];
  return {
    sources: {
      [SOURCE]: { type: "geojson", data: featuresOf(places, palette), maxzoom: 16 },
      [CHOSEN_SOURCE]: { type: "geojson", data: featuresOf(marked, palette), maxzoom: 16 },
    },
    layers: {
      waypoints: [
        {
          id: SOURCE,
          type: "symbol",
          source: SOURCE,
          minzoom: MIN_ZOOM,
          layout: {
            "symbol-sort-key": ["get", "order"],
            "icon-image": ["get", "image"],
            "icon-size": 1.3,
            "icon-padding": 1,
          },
        },
        {
          id: `${CHOSEN_SOURCE}-ring`,
          type: "circle",
          source: CHOSEN_SOURCE,
          paint: {
            "circle-radius": 16,
            "circle-color": palette.textHalo,
            "circle-stroke-color": palette.waypoint,
            "circle-stroke-width": 3,
          },
        },
        {
          id: `${CHOSEN_SOURCE}-icon`,
          type: "symbol",
          source: CHOSEN_SOURCE,
          layout: {
            "icon-image": ["get", "image"],
            "icon-size": 1.3,
            "icon-allow-overlap": true,
            "text-field": ["get", "name"],
            "text-font": BOLD,
            "text-size": 13,
            "text-anchor": "top",
            "text-offset": [0, 1.4],
            "text-max-width": 9,
            "text-optional": true,
          },
          paint: {
            "text-color": palette.waypointText,
            "text-halo-color": palette.textHalo,
            "text-halo-width": 1.8,
          },
        },
      ],
    },
  };
}

function featuresOf(places: readonly PlaceAlong[], palette: NearPalette): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: places.map(({ kind, place: { lat, lng, name } }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [lng, lat] },
      properties: {
        name,
        order: ALONG_KINDS.indexOf(kind),
        image: `poi|${ICONS[kind]}|${colorOf(kind, palette)}|${palette.textHalo}`,
      },
    })),
  };
}

function colorOf(kind: AlongKind, palette: NearPalette): string {
  if (kind === "water") return palette.waterText;
  if (kind === "food") return palette.poiFood;
  if (kind === "bench") return palette.poiMinor;
  const isForTravel = kind === "station" || kind === "ferry" || kind === "repair";
  return isForTravel ? palette.poiTravel : palette.natureText;
}
