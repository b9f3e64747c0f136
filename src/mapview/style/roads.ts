import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { Palette } from "./palette.ts";
import { BOLD, byZoom, classIs, growing, REGULAR } from "./words.ts";

type Stops = readonly (readonly [number, number])[];

interface RoadKind {
  readonly id: string;
  readonly classes: readonly string[];
  readonly minzoom: number;
  readonly color: keyof Palette;
  readonly edge: keyof Palette;
  readonly widths: Stops;
}

const ROAD_KINDS: readonly RoadKind[] = [
  {
    id: "minor",
    classes: ["minor", "service", "tertiary"],
    minzoom: 11.5,
    color: "minorRoad",
    edge: "minorRoadEdge",
    widths: [
      [11.5, 0.6],
      [14, 3],
      [18, 18],
    ],
  },
  {
    id: "main",
    classes: ["primary", "secondary", "trunk"],
    minzoom: 9,
    color: "mainRoad",
    edge: "mainRoadEdge",
    widths: [
      [9, 0.8],
      [12, 2.4],
      [14, 5],
      [18, 24],
    ],
  },
  {
    id: "motorway",
    classes: ["motorway"],
    // The overview only has the roads on the dams: further out they look like loose ends.
    minzoom: 9,
    color: "motorway",
    edge: "motorwayEdge",
    widths: [
      [9, 1.6],
      [11, 3],
      [14, 6],
      [18, 28],
    ],
  },
];

/** Roads, rails, ferries and the ways of our users: tracks, paths and cycleways on top. */
export function roadLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    ferry(palette, source),
    pier(palette, source),
    ...ROAD_KINDS.map((kind) => roadEdge(kind, palette, source)),
    ...ROAD_KINDS.map((kind) => roadFill(kind, palette, source)),
    rail(palette, source),
    way("track", classIs("track"), palette.track, [5, 2], source),
    way("path", NOT_A_CYCLEWAY, palette.path, [2.5, 1.5], source),
    way("cycleway", A_CYCLEWAY, palette.cycleway, [6, 1], source),
  ];
}

/** Names and numbers of roads. */
export function roadNameLayers(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: "road-name",
      type: "symbol",
      source,
      "source-layer": "transportation_name",
      minzoom: 13,
      layout: {
        "symbol-placement": "line",
        "text-field": ["coalesce", ["get", "name:latin"], ["get", "name"], ""],
        "text-font": REGULAR,
        "text-size": byZoom([13, 11], [17, 14]),
      },
      paint: {
        "text-color": palette.roadText,
        "text-halo-color": palette.textHalo,
        "text-halo-width": 1.4,
      },
    },
    {
      id: "road-number",
      type: "symbol",
      source,
      "source-layer": "transportation_name",
      minzoom: 9,
      filter: ["all", classIs("motorway", "trunk", "primary"), ["has", "ref"]],
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 400,
        "text-field": ["get", "ref"],
        "text-font": BOLD,
        "text-size": 10.5,
        "text-rotation-alignment": "viewport",
      },
      paint: {
        "text-color": palette.motorwayEdge,
        "text-halo-color": palette.textHalo,
        "text-halo-width": 2,
      },
    },
  ];
}

const A_CYCLEWAY: ExpressionSpecification = [
  "all",
  classIs("path"),
  ["==", ["get", "subclass"], "cycleway"],
];
const NOT_A_CYCLEWAY: ExpressionSpecification = [
  "all",
  classIs("path"),
  ["!=", ["get", "subclass"], "cycleway"],
];

function roadEdge(kind: RoadKind, palette: Palette, source: string): LayerSpecification {
  return {
    ...roadLine(`road-${kind.id}-edge`, kind, source),
    paint: {
      "line-color": palette[kind.edge],
      "line-width": growing(...kind.widths.map(([zoom, width]) => [zoom, width + 1.4] as const)),
    },
  };
}

function roadFill(kind: RoadKind, palette: Palette, source: string): LayerSpecification {
  return {
    ...roadLine(`road-${kind.id}`, kind, source),
    paint: { "line-color": palette[kind.color], "line-width": growing(...kind.widths) },
  };
}

function roadLine(id: string, kind: RoadKind, source: string) {
  return {
    id,
    type: "line" as const,
    source,
    "source-layer": "transportation",
    minzoom: kind.minzoom,
    filter: classIs(...kind.classes),
    layout: { "line-cap": "round" as const, "line-join": "round" as const },
  };
}

function way(
  id: string,
  filter: ExpressionSpecification,
  color: string,
  dashes: number[],
  source: string,
): LayerSpecification {
  return {
    id: `way-${id}`,
    type: "line",
    source,
    "source-layer": "transportation",
    minzoom: 12,
    filter,
    layout: { "line-join": "round" },
    paint: {
      "line-color": color,
      "line-width": growing([12, 0.8], [14, 1.6], [18, 4]),
      "line-dasharray": dashes,
    },
  };
}

function rail(palette: Palette, source: string): LayerSpecification {
  return {
    id: "rail",
    type: "line",
    source,
    "source-layer": "transportation",
    minzoom: 10,
    filter: classIs("rail", "transit"),
    paint: { "line-color": palette.rail, "line-width": growing([10, 0.6], [14, 1.6], [18, 4]) },
  };
}

function ferry(palette: Palette, source: string): LayerSpecification {
  return {
    id: "ferry",
    type: "line",
    source,
    "source-layer": "transportation",
    filter: classIs("ferry"),
    paint: {
      "line-color": palette.ferry,
      "line-width": byZoom([6, 0.8], [12, 1.6]),
      "line-dasharray": [4, 3],
    },
  };
}

function pier(palette: Palette, source: string): LayerSpecification {
  return {
    id: "pier",
    type: "line",
    source,
    "source-layer": "transportation",
    minzoom: 12,
    filter: classIs("pier"),
    paint: { "line-color": palette.land, "line-width": growing([12, 1], [18, 8]) },
  };
}
