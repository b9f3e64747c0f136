import { type MapFlavour, type Palette, paletteFor } from "./palette.ts";

const LIGHT = {
  danger: "#c0392b",
  parkEdge: "#37833a",
  natureText: "#25612a",
  landMark: "#8d9a66",
  building: "#e1d9ce",
  buildingEdge: "#bdb09c",
  motorway: "#f3c79b",
  motorwayEdge: "#ab6d38",
  mainRoad: "#f9e2b2",
  mainRoadEdge: "#a98b4f",
  middleRoad: "#fcf3d2",
  middleRoadEdge: "#9a8a55",
  minorRoad: "#ffffff",
  minorRoadEdge: "#988b75",
  bridgeEdge: "#4f463c",
  square: "#efe8dc",
  track: "#80552b",
  trackFill: "#f8edd3",
  path: "#96290f",
  footway: "#9c4a2e",
  cycleway: "#1b55b5",
  wayGlow: "#fffdf6",
  ferry: "#2f779f",
  rail: "#625d59",
  roadText: "#3b352c",
  roadNumberText: "#6f4a2c",
  pathText: "#77270f",
  houseText: "#665c50",
  poiFood: "#9c4209",
  poiShop: "#77379a",
  poiTravel: "#1f4e9e",
  poiHealth: "#b4201f",
  poiLandmark: "#674728",
  poiMinor: "#5b574f",
};

const DARK: typeof LIGHT = {
  danger: "#d9604f",
  parkEdge: "#5fae62",
  natureText: "#93d08f",
  landMark: "#4f6040",
  building: "#313733",
  buildingEdge: "#4a514b",
  motorway: "#7d6046",
  motorwayEdge: "#9a7a5a",
  mainRoad: "#82744d",
  mainRoadEdge: "#453f2c",
  middleRoad: "#767059",
  middleRoadEdge: "#37352a",
  minorRoad: "#6b736c",
  minorRoadEdge: "#2c322e",
  bridgeEdge: "#93978f",
  square: "#343b36",
  track: "#b08b5b",
  trackFill: "#3a342a",
  path: "#ff9a70",
  footway: "#d39a80",
  cycleway: "#7fb5f5",
  wayGlow: "#1a201c",
  ferry: "#4f94bd",
  rail: "#959b95",
  roadText: "#d6d0c4",
  roadNumberText: "#eeb07c",
  pathText: "#f3ab8c",
  houseText: "#a8aca6",
  poiFood: "#f0a873",
  poiShop: "#d3a5ee",
  poiTravel: "#8fb8f5",
  poiHealth: "#ff8f88",
  poiLandmark: "#d8b893",
  poiMinor: "#b3b7af",
};

/** The colours of near views: roads, paths, buildings, points of interest; CSS colours. */
export type NearPalette = Palette & Readonly<typeof LIGHT>;

/**
 * The dashes of ways by their surface, in line widths; a pavement is solid. MapLibre 6 rounds dashes that differ by feature: each
 * set adds up to a whole number.
 */
export const WAY_DASHES = {
  steps: [0.6, 0.4],
  earthen: [2, 1],
  unpavedCycleway: [3, 1],
  paved: [1, 0],
  unknown: [4, 1],
} as const;

/** The dashes of the edges of unpaved roads, in widths of the road with its edges. */
export const UNPAVED_EDGE_DASHES = [1.4, 0.7] as const;

/** Returns the colours of a flavour. */
export function nearPaletteFor(flavour: MapFlavour): NearPalette {
  return { ...paletteFor(flavour), ...(flavour === "dark" ? DARK : LIGHT) };
}
