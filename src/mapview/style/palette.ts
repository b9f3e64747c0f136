/** The colours of the map: light by day, dark at night and in the dark colour scheme. */
export type MapFlavour = "light" | "dark";

/** Warm paper and fresh water: dark text on light ground, readable in the sun. */
const LIGHT = {
  land: "#f6f2e6",
  wood: "#b5d69a",
  grass: "#e2edca",
  park: "#d2e7bc",
  heath: "#e2cdd9",
  scrub: "#d3dfb2",
  sand: "#f4e4b0",
  tidalFlat: "#e3dfcb",
  wetland: "#d2e6da",
  farmland: "#f2edd4",
  builtUp: "#ebe4da",
  retail: "#ecdfd8",
  industrial: "#e4e0e2",
  campus: "#efe6cc",
  pitch: "#bfe0c0",
  military: "#ead5d0",
  water: "#a5d3ea",
  shoreGlow: "#ddd0a2",
  shore: "#4b94bd",
  waterway: "#4795c1",
  waterText: "#1b5a86",
  waterHalo: "#d4ebf6",
  countryBorder: "#834469",
  countryBorderGlow: "#dfc3d2",
  provinceBorder: "#9c7a98",
  provinceText: "#7d5478",
  placeText: "#1c2620",
  minorPlaceText: "#3f4a43",
  textHalo: "#fbf9f0",
  ownPosition: "#1565d8",
  stalePosition: "#6d7780",
  waypoint: "#c22f1f",
  waypointEdge: "#ffffff",
  waypointText: "#7e1a10",
};

/** The colours of distant views, by purpose; CSS colours. */
export type Palette = Readonly<typeof LIGHT>;

/** Night forest and deep water: light text, and nothing dazzling. */
const DARK: Palette = {
  land: "#1e2622",
  wood: "#1f4228",
  grass: "#29392e",
  park: "#254231",
  heath: "#38283a",
  scrub: "#2b3a25",
  sand: "#3a3622",
  tidalFlat: "#2f3029",
  wetland: "#1c3531",
  farmland: "#252e25",
  builtUp: "#272c29",
  retail: "#352d2d",
  industrial: "#2f2e33",
  campus: "#332f25",
  pitch: "#23432f",
  military: "#3a2a2a",
  water: "#123e5a",
  shoreGlow: "#34392a",
  shore: "#4d90b6",
  waterway: "#357aa3",
  waterText: "#8ec8ea",
  waterHalo: "#0c2c40",
  countryBorder: "#cc94b7",
  countryBorderGlow: "#4a3444",
  provinceBorder: "#7f6a80",
  provinceText: "#c3a1c4",
  placeText: "#f1f4ef",
  minorPlaceText: "#c4cec6",
  textHalo: "#121815",
  ownPosition: "#5aa2ff",
  stalePosition: "#9aa5ae",
  waypoint: "#ff7a66",
  waypointEdge: "#1b0d0a",
  waypointText: "#ffb3a6",
};

/** Returns the colours of a flavour. */
export function paletteFor(flavour: MapFlavour): Palette {
  return flavour === "dark" ? DARK : LIGHT;
}
