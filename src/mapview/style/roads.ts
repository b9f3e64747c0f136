import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { byTag, byZoom, classIs, growing, isOneOf } from "./expressions.ts";
import { type NearPalette, UNPAVED_EDGE_DASHES, WAY_DASHES } from "./near-palette.ts";

/** The level of a road: tunnels are drawn first, bridges last. */
type Level = "tunnel" | "ground" | "bridge";

/** The zooms at which widths are given; they grow with the map in between. */
const ZOOMS = [9, 11, 14, 16, 18] as const;

/** Widths in pixels at each of the zooms, by class; 0 where it is not drawn yet. */
const WIDTHS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  motorway: [1.2, 2.2, 4.8, 11, 26],
  trunk: [1, 1.9, 4.5, 10.5, 24],
  primary: [0.8, 1.6, 4.2, 9.8, 23],
  secondary: [0.6, 1.3, 3.8, 9, 21],
  tertiary: [0, 1, 3.4, 8.2, 19],
  minor: [0, 0.7, 2.8, 7, 17],
  "service busway raceway": [0, 0, 1.3, 4, 10],
  track: [0, 0, 1.4, 3.2, 8],
};

const MINZOOMS = {
  "motorway trunk primary secondary": 9,
  tertiary: 11,
  "minor track": 12,
  "service busway raceway": 13,
};

const A_CYCLEWAY: ExpressionSpecification = [
  "any",
  isOneOf("subclass", "cycleway"),
  ["all", isOneOf("subclass", "path"), isOneOf("bicycle", "designated")],
];
const A_BRIDLEWAY = isOneOf("subclass", "bridleway");

/** Tests for paths; tilemaker classifies cycleways and bridleways as tracks. */
const A_WAY: ExpressionSpecification = [
  "all",
  ["any", classIs("path"), A_CYCLEWAY, A_BRIDLEWAY],
  ["!", isOneOf("subclass", "platform", "corridor")],
  // Pavements would colour a town from afar.
  [">=", ["zoom"], byTag("subclass", { "footway pedestrian steps": 14 }, 12)],
  ["!=", ["geometry-type"], "Polygon"],
];

const A_ROAD: ExpressionSpecification = [
  "all",
  [">=", ["zoom"], byTag("class", MINZOOMS, 99)],
  ["!", ["any", A_CYCLEWAY, A_BRIDLEWAY]],
];

/** Tests for unpaved roads: a track is unpaved by default, any other road only if tagged. */
const UNPAVED: ExpressionSpecification = [
  "case",
  ["has", "surface"],
  ["==", ["get", "surface"], "unpaved"],
  classIs("track"),
];

/** The widths of a road, of its edge, and of its edge on a bridge or without paving; created once. */
const FILL_WIDTH = roadWidth(0);
const EDGE_WIDTH = roadWidth(1.4);
const BRIDGE_WIDTH = roadWidth(2.6);

/** Draws roads, rails, ferries, and tracks, paths and cycleways on top. */
export function roadLayers(palette: NearPalette, source: string): LayerSpecification[] {
  return [
    ...levelLayers("tunnel", palette, source),
    ...flatLayers(palette, source),
    ...levelLayers("ground", palette, source),
    namedCycleways(palette, source),
    ...levelLayers("bridge", palette, source),
  ];
}

function levelLayers(level: Level, palette: NearPalette, source: string): LayerSpecification[] {
  const draw = (
    name: string,
    minzoom: number,
    filter: ExpressionSpecification,
    paint: Record<string, unknown>,
    layout: object = {},
  ) =>
    ({
      id: level === "ground" ? name : `${level}-${name}`,
      type: "line",
      source,
      "source-layer": "transportation",
      minzoom: level === "ground" ? minzoom : Math.max(minzoom, LEVELS_FROM_ZOOM),
      filter: ["all", onLevel(level), filter],
      layout: { "line-join": "round", ...layout },
      paint: level === "tunnel" ? { ...paint, "line-opacity": 0.4 } : paint,
    }) as LayerSpecification;
  // A round cap would extend beyond a bridge and spoil a dash.
  const road = { ...ROAD_ORDER, ...(level === "ground" ? { "line-cap": "round" } : {}) };
  const deck = { "line-color": palette.bridgeEdge, "line-width": wayWidth(4.4) };
  return [
    draw("road-edge", 9, ["all", A_ROAD, ["!", UNPAVED]], edgePaint(level, palette), road),
    draw("road-edge-unpaved", 12, ["all", A_ROAD, UNPAVED], unpavedEdgePaint(palette), ROAD_ORDER),
    draw("road", 9, A_ROAD, { "line-color": roadColor(palette), "line-width": FILL_WIDTH }, road),
    ...(level === "bridge" ? [draw("way-edge", 13, A_WAY, deck)] : []),
    draw("way-glow", 13, A_WAY, { "line-color": palette.wayGlow, "line-width": wayWidth(2.4) }),
    draw("way", 12, A_WAY, wayPaint(palette)),
    ...(level === "bridge"
      ? [
          draw("rail-edge", 13, A_RAIL, deckPaint(palette.bridgeEdge, 0)),
          draw("rail-bed", 13, A_RAIL, deckPaint(palette.wayGlow, -2)),
        ]
      : []),
    draw("rail", 9, A_RAIL, railPaint(palette)),
    draw("rail-ties", 14, A_TRAIN, tiesPaint(palette)),
  ];
}

/** The zoom from which bridges are drawn apart; below it they look like any other road. */
const LEVELS_FROM_ZOOM = 13;

function onLevel(level: Level): ExpressionSpecification {
  if (level !== "ground") return ["==", ["get", "brunnel"], level];
  return ["any", ["<", ["zoom"], LEVELS_FROM_ZOOM], ["!", isOneOf("brunnel", "tunnel", "bridge")]];
}

/** Draws the major road above the minor one at a crossing. */
const ROAD_ORDER = {
  "line-sort-key": byTag(
    "class",
    { motorway: 7, trunk: 6, primary: 5, secondary: 4, tertiary: 3, minor: 2, track: 0 },
    1,
  ),
};

/** Returns the widths in the table plus `extra`; ramps are narrower than the roads they join. */
function roadWidth(extra: number): ExpressionSpecification {
  const ramp: ExpressionSpecification = ["match", ["get", "ramp"], 1, 0.6, 1];
  const at = (index: number): ExpressionSpecification => {
    const widths = Object.entries(WIDTHS).map(([classes, all]) => [classes, all[index] ?? 0]);
    const width: ExpressionSpecification = [
      "*",
      ramp,
      byTag("class", Object.fromEntries(widths), 0),
    ];
    return ["+", width, extra * (index < 2 ? 0.7 : 1)];
  };
  return growing(...ZOOMS.map((zoom, index) => [zoom, at(index)] as const));
}

function roadColor(palette: NearPalette): ExpressionSpecification {
  const byClass = byTag(
    "class",
    {
      motorway: palette.motorway,
      "trunk primary": palette.mainRoad,
      "secondary tertiary": palette.middleRoad,
    },
    palette.minorRoad,
  );
  return ["case", UNPAVED, palette.trackFill, byClass];
}

function edgePaint(level: Level, palette: NearPalette) {
  const edge = byTag(
    "class",
    {
      motorway: palette.motorwayEdge,
      "trunk primary": palette.mainRoadEdge,
      "secondary tertiary": palette.middleRoadEdge,
      track: palette.track,
    },
    palette.minorRoadEdge,
  );
  if (level === "bridge") return { "line-color": palette.bridgeEdge, "line-width": BRIDGE_WIDTH };
  const dashes = level === "tunnel" ? { "line-dasharray": [0.6, 0.4] } : {};
  return { "line-color": edge, "line-width": EDGE_WIDTH, ...dashes };
}

/** Draws dashed edges for passable sand or earth, as on the Dutch topographic map. */
function unpavedEdgePaint(palette: NearPalette) {
  return {
    "line-color": palette.track,
    "line-width": BRIDGE_WIDTH,
    "line-dasharray": [...UNPAVED_EDGE_DASHES],
  };
}

function wayWidth(extra: number): ExpressionSpecification {
  return growing([12, 0.8 + extra / 3], [14, 2 + extra / 1.5], [16, 3 + extra], [18, 5 + extra]);
}

/**
 * Draws the cycleways of archives made with tilemaker 2, which are only distinguished in the layer of names, with the
 * class of a track; in other archives nothing is both.
 */
function namedCycleways(palette: NearPalette, source: string): LayerSpecification {
  return {
    id: "named-cycleway",
    type: "line",
    source,
    "source-layer": "transportation_name",
    minzoom: 13,
    filter: ["all", classIs("track"), isOneOf("subclass", "cycleway")],
    layout: { "line-join": "round" },
    paint: { "line-color": palette.cycleway, "line-width": wayWidth(1) },
  };
}

const STEPS = isOneOf("subclass", "steps");
const PAVEMENT = isOneOf("subclass", "footway", "pedestrian");
const UNPAVED_WAY: ExpressionSpecification = ["==", ["get", "surface"], "unpaved"];
const PAVED_WAY: ExpressionSpecification = ["==", ["get", "surface"], "paved"];
/** Tests for a way to walk on earth or sand, which a path is by default and a footway only if tagged. */
const EARTHEN: ExpressionSpecification = [
  "all",
  ["!", ["any", A_CYCLEWAY, STEPS]],
  ["any", UNPAVED_WAY, ["all", isOneOf("subclass", "path", "bridleway"), ["!", PAVED_WAY]]],
];

/**
 * Colours of paths tell for whom: blue for bicycles, red-brown for walking. Their pattern tells the surface: a solid line is
 * paved, short dashes are earth or sand, long dashes are unknown. A cycleway without a surface counts as paved.
 */
function wayPaint(palette: NearPalette) {
  return {
    "line-color": ["case", A_CYCLEWAY, palette.cycleway, EARTHEN, palette.path, palette.footway],
    "line-width": growing(
      [12, ["case", EARTHEN, 1.2, 0.8]],
      [14, ["case", STEPS, 3, EARTHEN, 2, A_CYCLEWAY, 1.6, PAVEMENT, 0.9, 1.6]],
      [16, ["case", STEPS, 5, EARTHEN, 3.2, A_CYCLEWAY, 2.2, PAVEMENT, 1.7, 2.4]],
      [18, ["case", STEPS, 9, EARTHEN, 5.4, A_CYCLEWAY, 4, PAVEMENT, 3.2, 4.2]],
    ),
    "line-dasharray": [
      "case",
      STEPS,
      ["literal", WAY_DASHES.steps],
      EARTHEN,
      ["literal", WAY_DASHES.earthen],
      ["all", A_CYCLEWAY, UNPAVED_WAY],
      ["literal", WAY_DASHES.unpavedCycleway],
      ["any", A_CYCLEWAY, PAVED_WAY],
      ["literal", WAY_DASHES.paved],
      ["literal", WAY_DASHES.unknown],
    ],
  };
}

/** Tests for rails; tilemaker uses the value from OpenStreetMap as the class. */
const A_RAIL = classIs(
  "rail",
  "transit",
  "tram",
  "subway",
  "light_rail",
  "narrow_gauge",
  "preserved",
);
const LIGHT = ["tram", "subway", "light_rail", "narrow_gauge", "monorail", "funicular"];
const ON_SIDINGS: ExpressionSpecification = ["has", "service"];
const A_TRAIN: ExpressionSpecification = [
  "all",
  classIs("rail"),
  ["!", isOneOf("subclass", ...LIGHT)],
  ["!", ON_SIDINGS],
];

function railPaint(palette: NearPalette) {
  return {
    "line-color": palette.rail,
    "line-width": growing(
      [9, 0.6],
      [14, ["case", A_TRAIN, 1.3, 0.8]],
      [18, ["case", A_TRAIN, 3, 2]],
    ),
  };
}

function deckPaint(color: string, extra: number) {
  return { "line-color": color, "line-width": growing([13, 4.5 + extra], [18, 13 + extra]) };
}

function tiesPaint(palette: NearPalette) {
  return {
    "line-color": palette.rail,
    "line-width": growing([14, 3], [18, 9]),
    "line-dasharray": [0.3, 3.2],
  };
}

const A_PIER: ExpressionSpecification = [
  "all",
  classIs("pier"),
  ["!=", ["geometry-type"], "Polygon"],
];

/** Draws flat things on the ground or the water, below all roads. */
function flatLayers(palette: NearPalette, source: string): LayerSpecification[] {
  const draw = (id: string, minzoom: number, rest: object) =>
    ({ id, source, "source-layer": "transportation", minzoom, ...rest }) as LayerSpecification;
  return [
    draw("ferry", 5, {
      type: "line",
      filter: classIs("ferry"),
      paint: {
        "line-color": palette.ferry,
        "line-width": byZoom([6, 0.8], [12, 1.6], [16, 2.4]),
        "line-dasharray": [4, 3],
      },
    }),
    // Piers, squares and outlines of bridges are areas.
    draw("square", 13, {
      type: "fill",
      filter: [
        "all",
        ["==", ["geometry-type"], "Polygon"],
        classIs("pier", "path", "bridge", "minor"),
      ],
      paint: { "fill-color": palette.square, "fill-outline-color": palette.minorRoadEdge },
    }),
    draw("pier-edge", 14, {
      type: "line",
      filter: A_PIER,
      paint: { "line-color": palette.bridgeEdge, "line-width": growing([14, 3.2], [18, 10]) },
    }),
    draw("pier", 12, {
      type: "line",
      filter: A_PIER,
      paint: { "line-color": palette.square, "line-width": growing([12, 1], [18, 8]) },
    }),
    {
      id: "runway",
      type: "line",
      source,
      "source-layer": "aeroway",
      minzoom: 10,
      filter: ["all", classIs("runway", "taxiway"), ["!=", ["geometry-type"], "Polygon"]],
      paint: {
        "line-color": palette.industrial,
        "line-width": growing([10, 1], [14, byTag("class", { runway: 12 }, 4)], [18, 60]),
      },
    },
  ];
}
