/** Which colours the map wears: by day, or by night and in the dark colour scheme. */
export type MapFlavour = "light" | "dark";

/** Every colour of the map by what it is for; CSS colours. */
export interface Palette {
  readonly land: string;
  readonly wood: string;
  readonly grass: string;
  readonly sand: string;
  readonly wetland: string;
  readonly farmland: string;
  readonly builtUp: string;
  readonly park: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly water: string;
  readonly shoreGlow: string;
  readonly shore: string;
  readonly waterway: string;
  readonly waterText: string;
  readonly waterHalo: string;
  readonly countryBorder: string;
  readonly countryBorderGlow: string;
  readonly provinceBorder: string;
  readonly provinceText: string;
  readonly placeText: string;
  readonly minorPlaceText: string;
  readonly textHalo: string;
  readonly motorway: string;
  readonly motorwayEdge: string;
  readonly mainRoad: string;
  readonly mainRoadEdge: string;
  readonly minorRoad: string;
  readonly minorRoadEdge: string;
  readonly track: string;
  readonly path: string;
  readonly cycleway: string;
  readonly ferry: string;
  readonly rail: string;
  readonly roadText: string;
  readonly ownPosition: string;
  readonly stalePosition: string;
  readonly waypoint: string;
  readonly waypointEdge: string;
  readonly waypointText: string;
}

/** Warm paper and fresh water: dark words on light ground, to be read in the sun. */
const LIGHT: Palette = {
  land: "#f4f0e2",
  wood: "#c9dfb2",
  grass: "#e0eac8",
  sand: "#f3e3b3",
  wetland: "#d3e6d8",
  farmland: "#f1ecd2",
  builtUp: "#e6ddd0",
  park: "#cfe3bd",
  building: "#d8cbbb",
  buildingEdge: "#bfae9a",
  water: "#a5d3ea",
  shoreGlow: "#ddd0a2",
  shore: "#4b94bd",
  waterway: "#6aaed2",
  waterText: "#1b5a86",
  waterHalo: "#d4ebf6",
  countryBorder: "#8b4a72",
  countryBorderGlow: "#dfc3d2",
  provinceBorder: "#9c7a98",
  provinceText: "#7d5478",
  placeText: "#1c2620",
  minorPlaceText: "#3f4a43",
  textHalo: "#fbf9f0",
  motorway: "#f2a35e",
  motorwayEdge: "#c8722c",
  mainRoad: "#fbd58a",
  mainRoadEdge: "#cf9c40",
  minorRoad: "#ffffff",
  minorRoadEdge: "#c9bfae",
  track: "#a5825a",
  path: "#a34b2a",
  cycleway: "#2a6fc0",
  ferry: "#3c83ad",
  rail: "#85807b",
  roadText: "#4d463c",
  ownPosition: "#1565d8",
  stalePosition: "#6d7780",
  waypoint: "#c22f1f",
  waypointEdge: "#ffffff",
  waypointText: "#7e1a10",
};

/** Night wood and deep water: light words, and nothing that dazzles. */
const DARK: Palette = {
  land: "#1c2420",
  wood: "#1f3526",
  grass: "#233027",
  sand: "#36321f",
  wetland: "#1c3330",
  farmland: "#212a22",
  builtUp: "#2a2e2b",
  park: "#20382a",
  building: "#353a36",
  buildingEdge: "#454b46",
  water: "#0d3147",
  shoreGlow: "#34392a",
  shore: "#3d7ea3",
  waterway: "#2c6a8f",
  waterText: "#8ec8ea",
  waterHalo: "#0b2738",
  countryBorder: "#c58bae",
  countryBorderGlow: "#4a3444",
  provinceBorder: "#7f6a80",
  provinceText: "#c3a1c4",
  placeText: "#f1f4ef",
  minorPlaceText: "#c4cec6",
  textHalo: "#121815",
  motorway: "#b8733a",
  motorwayEdge: "#5f3a1b",
  mainRoad: "#8f7638",
  mainRoadEdge: "#453819",
  minorRoad: "#4b524d",
  minorRoadEdge: "#2c322e",
  track: "#8d7454",
  path: "#d98a68",
  cycleway: "#6fabf0",
  ferry: "#4f94bd",
  rail: "#6f7672",
  roadText: "#ccc6ba",
  ownPosition: "#5aa2ff",
  stalePosition: "#9aa5ae",
  waypoint: "#ff7a66",
  waypointEdge: "#1b0d0a",
  waypointText: "#ffb3a6",
};

/** The colours of a flavour. */
export function paletteFor(flavour: MapFlavour): Palette {
  return flavour === "dark" ? DARK : LIGHT;
}
