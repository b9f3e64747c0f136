import type { Map as LibreMap } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import { MARK_KINDS } from "#domain/fairway/fairway-object.ts";
import { setImagesRed } from "#mapview/images/add-map-image.ts";
import { baseDrawing } from "#mapview/layers/base/base-drawing.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { namedRoutesDrawing } from "#mapview/layers/named-routes/named-routes-drawing.ts";
import { nauticalDrawing } from "#mapview/layers/nautical/nautical-style.ts";
import { networkDrawing } from "#mapview/layers/networks/network-style.ts";
import { positionDrawing } from "#mapview/layers/own-position/position-style.ts";
import { planLayerDrawing } from "#mapview/layers/plan/plan-style.ts";
import { gridDrawing } from "#mapview/layers/rd-grid/grid-style.ts";
import { recordingDrawing } from "#mapview/layers/recording/recording-drawing.ts";
import { sketchDrawing } from "#mapview/layers/sketch/sketch-drawing.ts";
import { SIGHTINGS_SOURCE, SKETCH_SOURCE } from "#mapview/layers/sketch/sketch-layer-ids.ts";
import { trackDrawing } from "#mapview/layers/tracks/track-style.ts";
import { waypointDrawing } from "#mapview/layers/waypoints/waypoint-style.ts";
import { nearLayers } from "#mapview/style/near-layers.ts";
import { nearPaletteFor } from "#mapview/style/near-palette.ts";
import { LEGEND_GROUPS } from "./legend-entry.ts";
import { readLegend, readScreenLegend } from "./read-legend.ts";

const NOTHING = { type: "FeatureCollection" as const, features: [] };
const PLACE = { lat: 52, lng: 5 };
const tiles = "x://{z}/{x}/{y}";
const overlays = ["walkNetwork", "bikeNetwork", "sailNetwork"] as const;
const flavour = "light";

/** The style of the whole map with everything on it. */
const STYLE = composeStyle(flavour, [
  baseDrawing({ flavour, tiles, attribution: "", near: nearLayers }),
  networkDrawing({ flavour, tiles, overlays, attribution: "", isOverPictures: false }),
  nauticalDrawing({
    flavour,
    tiles,
    depthTiles: tiles,
    depthAreaTiles: tiles,
    attribution: "",
    boat: null,
    levelMeters: 0,
    safeContourMeters: 2,
    notices: [],
  }),
  gridDrawing(flavour, NOTHING),
  namedRoutesDrawing(flavour, { routes: [], chosen: [] }),
  trackDrawing({ flavour, tiles, hidden: [] }),
  recordingDrawing(flavour, { past: NOTHING, latest: NOTHING }),
  planLayerDrawing({ flavour, mode: "walk", features: NOTHING }),
  positionDrawing(flavour, NOTHING),
  sketchDrawing(flavour, [
    { kind: "point", place: PLACE, label: "Clubhuis" },
    { kind: "point", place: PLACE, label: "Vos", isSighting: true },
  ]),
  waypointDrawing(flavour, tiles),
]);

interface Seen {
  readonly layer: string;
  readonly paint?: Readonly<Record<string, unknown>>;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
}

const HALF = [0, 1].flatMap(() => [0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 255, 8, 8, 8, 255]);

/** A map with these visible features, painted as MapLibre reports them. */
function mapShowing(seen: readonly Seen[], asked: string[] = [], missing: readonly string[] = []) {
  return {
    hasImage: (id: string) => !missing.includes(id),
    getImage: (id: string) => ({
      // Sectors are drawn in the right half of their image only.
      data: { width: 4, height: 2, data: id.startsWith("sectors") ? HALF : id },
      pixelRatio: 2,
    }),
    getLayer: (id: string) => {
      asked.push(id);
      return STYLE.layers.find((layer) => layer.id === id);
    },
    getPaintProperty: (id: string, name: string) => {
      const layer = STYLE.layers.find((one) => one.id === id) as { readonly paint?: object };
      return (layer.paint as Record<string, unknown> | undefined)?.[name];
    },
    queryRenderedFeatures: () =>
      seen.map(({ layer, paint, layout, properties = {} }) => ({
        layer: { id: layer, paint, layout },
        properties,
      })),
  } as unknown as LibreMap;
}

const palette = nearPaletteFor(flavour);

/** Returns a colour as MapLibre writes `#rrggbb`. */
function rgba(hex: string): string {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return `rgba(${part(1)},${part(3)},${part(5)},1)`;
}

describe("the legend", () => {
  it("explains sightings of a hunt, and no drawings of other tools", () => {
    const circle = { "circle-color": "#c22f1f", "circle-stroke-color": "#ffffff" };
    const line = { "line-color": "#c22f1f", "line-width": 2.5 };
    const drawingsIn = (source: string) => [
      { layer: `${source}-points`, paint: circle },
      { layer: `${source}-dashes`, paint: line },
    ];
    const [others, sightings] = [drawingsIn(SKETCH_SOURCE), drawingsIn(SIGHTINGS_SOURCE)];
    expect(readLegend(mapShowing(others), flavour, false).kinds).toEqual({});
    const seen = [...others, ...sightings];
    expect(readLegend(mapShowing(seen), flavour, false).kinds).toMatchObject({
      sighting: { shape: "dot", color: "#c22f1f", rim: "#ffffff" },
      sightingReach: { shape: "line", color: "#c22f1f", width: 2.5, dashes: [2, 2] },
    });
  });

  it("queries no layer that the map does not have", () => {
    const asked: string[] = [];
    readLegend(mapShowing([], asked), flavour, false);
    const ids = STYLE.layers.map(({ id }) => id);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("knows a colour for each road, water and ground without its own layer", () => {
    const drawn = JSON.stringify(STYLE);
    const named = [...LEGEND_GROUPS.ways, ...LEGEND_GROUPS.water, ...LEGEND_GROUPS.land];
    const byColor = named.filter((kind) => kind in palette);
    expect(byColor.length).toBeGreaterThan(20);
    for (const kind of byColor) {
      expect(drawn).toContain((palette as Record<string, string>)[kind]);
      const isArea = !(LEGEND_GROUPS.ways as readonly string[]).includes(kind);
      const color = rgba((palette as Record<string, string>)[kind] ?? "");
      const seen = isArea
        ? { layer: "landuse", paint: { "fill-color": color } }
        : { layer: "road", paint: { "line-color": color, "line-width": 4 } };
      expect(Object.keys(readLegend(mapShowing([seen]), flavour, false).kinds)).toEqual([kind]);
    }
  });

  it("draws ways with the dashes of their surface, and shallow water with its hatch", () => {
    const way = (color: string, dashes: readonly number[]) => ({
      layer: "way",
      // As MapLibre reports dashes that differ by feature.
      paint: {
        "line-color": rgba(color),
        "line-width": 3,
        "line-dasharray": { from: dashes, to: dashes },
      },
    });
    const { kinds } = readLegend(
      mapShowing([
        way(palette.path, [2, 1]),
        way(palette.footway, [4, 1]),
        way(palette.footway, [1, 0]),
        way(palette.footway, [0.6, 0.4]),
        way(palette.cycleway, [3, 1]),
        { layer: "road", paint: { "line-color": rgba(palette.trackFill), "line-width": 4 } },
        { layer: "depth-shallow-area" },
      ]),
      flavour,
      false,
    );
    expect(kinds).toMatchObject({
      path: { shape: "line", dashes: [2, 1] },
      footway: { dashes: null },
      footwayUnknown: { dashes: [4, 1] },
      steps: { dashes: [0.6, 0.4] },
      cyclewayUnpaved: { dashes: [3, 1] },
      trackFill: { rimDashes: [1.4, 0.7] },
    });
    expect(kinds.cycleway).toBeUndefined();
    expect(kinds.shallowArea).toMatchObject({ shape: "image" });
  });

  it("lists only what is visible, as it is drawn", () => {
    const { kinds, pois } = readLegend(
      mapShowing([
        { layer: "network-walk-casing", paint: { "line-color": "white", "line-width": 6 } },
        { layer: "network-walk-line", paint: { "line-color": "pink", "line-width": 3 } },
        { layer: "waypoint", layout: { "icon-image": "pin|tent|#123456|#ffffff" } },
        {
          layer: "poi",
          layout: { "icon-image": "poi|campsite|#25612a|#fff" },
          properties: { class: "campsite", subclass: "camp_site" },
        },
        {
          layer: "poi",
          layout: { "icon-image": "poi|campsite|#25612a|#fff" },
          properties: { class: "campsite", subclass: "camp_site" },
        },
      ]),
      flavour,
      false,
    );
    expect(kinds).toEqual({
      walk: {
        shape: "line",
        color: "pink",
        width: 3,
        rim: "white",
        rimWidth: 6,
        dashes: [2.6, 1.5],
        rimDashes: null,
        icon: null,
        image: null,
      },
      waypoint: expect.objectContaining({ shape: "pin", color: "#123456", icon: "tent" }),
    });
    expect(pois).toEqual([
      {
        kind: "camp_site",
        group: "campsite",
        symbol: expect.objectContaining({ icon: "campsite", color: "#25612a" }),
      },
    ]);
  });

  it("separates tracks coloured by speed from the others", () => {
    const line = (speed?: number) => ({
      layer: "track",
      paint: { "line-color": "purple", "line-width": 3 },
      properties: speed === undefined ? {} : { speed },
    });
    const kindsOf = (...seen: Seen[]) =>
      Object.keys(readLegend(mapShowing(seen), flavour, false).kinds).sort();
    expect(kindsOf(line())).toEqual(["track"]);
    expect(kindsOf(line(2))).toEqual(["trackBySpeed"]);
    expect(kindsOf(line(), line(2))).toEqual(["track", "trackBySpeed"]);
    // One track in two tiles, or two tracks.
    expect(kindsOf(line(), line())).toEqual(["track"]);
  });

  it("separates named routes to walk from those to cycle", () => {
    const route = (mode: string, color: string) => ({
      layer: "named-route",
      paint: { "line-color": color, "line-width": 4 },
      properties: { mode },
    });
    const seen = [route("cycle", "green"), route("walk", "red"), route("cycle", "green")];
    const { kinds } = readLegend(mapShowing(seen), flavour, false);
    expect(kinds).toEqual({
      namedWalk: expect.objectContaining({ shape: "line", color: "red", width: 4 }),
      namedCycle: expect.objectContaining({ shape: "line", color: "green", width: 4 }),
    });
  });

  it("lists each look of the marks with a record once, without its light, and sectors and notices", () => {
    const mark = (look: string) => ({
      layer: "fairway-mark",
      layout: { "icon-image": `record|${look}|light` },
    });
    const seen = [
      mark("can//h+red///red"),
      mark("can//h+red///"),
      mark("can//h+red///red+white"),
      mark("spar//h+black+yellow/cone+cone/h+black/white"),
      { layer: "fairway-sector", layout: { "icon-image": "sectors|red+0+90|light" } },
      { layer: "notice", paint: { "circle-color": "red", "circle-stroke-color": "white" } },
    ];
    const { kinds, records } = readLegend(mapShowing(seen), flavour, true);
    expect(records.map(({ look, symbol }) => [look.shape, symbol.image?.pixels])).toEqual([
      ["can", "record|can//h+red///|light"],
      ["spar", "record|spar//h+black+yellow/cone+cone/h+black/white|light"],
    ]);
    expect(records[1]?.look).toMatchObject({
      bands: { colors: ["black", "yellow"] },
      topmark: { shapes: ["cone", "cone"] },
    });
    expect(kinds).toEqual({
      lightSectors: expect.objectContaining({
        image: {
          width: 2,
          height: 2,
          pixelRatio: 2 / 30,
          isRed: false,
          pixels: Uint8ClampedArray.of(9, 9, 9, 255, 8, 8, 8, 255, 9, 9, 9, 255, 8, 8, 8, 255),
        },
      }),
      notice: expect.objectContaining({ shape: "dot", color: "red", rim: "white" }),
    });
    expect(readLegend(mapShowing([]), flavour, true).records).toEqual([]);
    const inRed = mapShowing(seen);
    setImagesRed(inRed, true);
    const [red] = readLegend(inRed, flavour, true).records;
    expect(red?.symbol.image?.isRed, "not to be reddened once more").toBe(true);
  });

  it("lists bridges, locks and marks with the images that the map draws", () => {
    const object = (id: string) => ({ layer: "fairway-object", layout: { "icon-image": id } });
    const mark = (id: string) => ({ layer: "fairway-mark", layout: { "icon-image": id } });
    const seen = [
      object("fairway|fixed|blocked|light"),
      object("fairway|movable|opens|light"),
      object("fairway|fixed|plain|light"),
      object("fairway|lock|unknown|light"),
      mark("mark|port|buoy|lit|light"),
      mark("mark|port|buoy||light"),
      mark("mark|port|beacon||light"),
      mark("mark|light|beacon|lit|light"),
      mark("mark|north|buoy||light"),
      { layer: "depth-unknown", paint: {} },
      { layer: "depth-line", paint: { "line-color": "blue", "line-width": 1 } },
    ];
    const missing = ["mark|north|buoy||light"];
    const { kinds, marks } = readLegend(mapShowing(seen, [], missing), flavour, true);
    const { depthContour, ...objects } = kinds;
    const pixels = Object.entries(objects).map(([kind, { image }]) => [kind, image?.pixels]);
    expect(Object.fromEntries(pixels)).toEqual({
      fixedBridge: "fairway|fixed|plain|light",
      lock: "fairway|lock|plain|light",
      movableBridge: "fairway|movable|plain|light",
      openingPassage: "fairway|movable|opens|light",
      blockedPassage: "fairway|fixed|blocked|light",
      unknownPassage: "fairway|lock|unknown|light",
      litMark: "mark|port|buoy|lit|light",
      unknownDepth: "hatch|light",
    });
    expect(depthContour).toMatchObject({ shape: "line", color: "blue" });
    expect(kinds.lock).toMatchObject({
      shape: "image",
      image: { width: 4, height: 2, pixelRatio: 2 },
    });
    const drawn = marks.map(({ kind, isBeacon, symbol }) => [kind, isBeacon, symbol.image?.pixels]);
    expect(drawn).toEqual([
      ["port", false, "mark|port|buoy||light"],
      ["port", true, "mark|port|beacon||light"],
      ["light", true, "mark|light|beacon|lit|light"],
    ]);
  });

  it("explains every kind of mark on the screen while marks are drawn, with the beacons that are seen", () => {
    const seen = [
      { layer: "fairway-mark", layout: { "icon-image": "mark|port|beacon||light" } },
      { layer: "fairway-mark", layout: { "icon-image": "mark|port|buoy|lit|light" } },
    ];
    const { marks } = readScreenLegend(mapShowing(seen), flavour, true);
    expect(marks.map(({ kind, isBeacon }) => [kind, isBeacon])).toEqual([
      ...MARK_KINDS.map((kind) => [kind, false]),
      ["port", true],
    ]);
  });

  it("leaves out the base below opaque pictures, but not the layers above them", () => {
    const seen = [
      { layer: "water", paint: { "fill-color": rgba(palette.water) } },
      { layer: "waterway", paint: { "line-color": "blue", "line-width": 2 } },
      { layer: "rd-grid", paint: { "line-color": "black", "line-width": 1 } },
    ];
    expect(Object.keys(readLegend(mapShowing(seen), flavour, true).kinds)).toEqual(["rdGrid"]);
    expect(Object.keys(readLegend(mapShowing(seen), flavour, false).kinds)).toHaveLength(3);
  });
});
