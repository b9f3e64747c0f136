import type { Map as LibreMap } from "maplibre-gl";
import { MARK_KINDS, type MarkKind } from "#domain/fairway/fairway-object.ts";
import { readLookCode } from "#domain/fairway/official/look-code.ts";
import { areImagesRed } from "#mapview/images/add-map-image.ts";
import type { FairwaySign } from "#mapview/layers/nautical/fairway-signs.ts";
import { provideNauticalImage } from "#mapview/layers/nautical/nautical-images.ts";
import {
  FAIRWAY_MARK_LAYER,
  FAIRWAY_OBJECT_LAYER,
  FAIRWAY_SECTOR_LAYER,
  NOTICE_LAYER,
  SHALLOW_AREA_LAYER,
  UNKNOWN_DEPTH_LAYER,
} from "#mapview/layers/nautical/nautical-layer-ids.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { LegendKind, LegendMark, LegendRecord, LegendSymbol } from "./legend-entry.ts";
import { colorOf, PLAIN, painted, type SeenFeatures } from "./seen-features.ts";

const SHAPES: Readonly<Record<string, LegendKind>> = {
  fixed: "fixedBridge",
  movable: "movableBridge",
  lock: "lock",
};

const SIGNS: Readonly<Record<Exclude<FairwaySign, "plain">, LegendKind>> = {
  opens: "openingPassage",
  blocked: "blockedPassage",
  unknown: "unknownPassage",
};

/** An image of the style, by the parts of its id; `nautical-images.ts` lists them. */
interface DrawnImage {
  readonly parts: readonly string[];
  readonly symbol: LegendSymbol;
}

/** Returns the bridges and locks on the screen, a lit buoy or beacon, and unknown depths, with the images that the map draws. */
export function fairwaySymbols(
  map: LibreMap,
  seen: SeenFeatures,
  flavour: MapFlavour,
): Partial<Record<LegendKind, LegendSymbol>> {
  const found: Partial<Record<LegendKind, LegendSymbol>> = {};
  const objects = drawnImages(map, seen, FAIRWAY_OBJECT_LAYER);
  for (const { parts, symbol } of objects) {
    const shape = SHAPES[parts[1] ?? ""];
    const passage = passageKind(parts);
    if (shape) found[shape] ??= plainSymbol(map, parts) ?? symbol;
    if (passage) found[passage] ??= symbol;
  }
  return { ...found, ...markSymbols(map, seen), ...depthSymbols(map, seen, flavour) };
}

function markSymbols(map: LibreMap, seen: SeenFeatures): Partial<Record<LegendKind, LegendSymbol>> {
  const lit = drawnImages(map, seen, FAIRWAY_MARK_LAYER).find(isLitMark);
  const [sectors] = drawnImages(map, seen, FAIRWAY_SECTOR_LAYER);
  const [notice] = seen.get(NOTICE_LAYER) ?? [];
  return {
    ...(lit && { litMark: lit.symbol }),
    ...(sectors && { lightSectors: cropped(sectors.symbol) }),
    ...(notice && {
      notice: {
        ...PLAIN,
        shape: "dot" as const,
        color: colorOf(notice, "circle-color") ?? "",
        rim: colorOf(notice, "circle-stroke-color"),
      },
    }),
  };
}

function depthSymbols(
  map: LibreMap,
  seen: SeenFeatures,
  flavour: MapFlavour,
): Partial<Record<LegendKind, LegendSymbol>> {
  const hatch = seen.has(UNKNOWN_DEPTH_LAYER) ? hatchSymbol(map, `hatch|${flavour}`) : null;
  const shallow = seen.has(SHALLOW_AREA_LAYER)
    ? hatchSymbol(map, `hatch|shallow|${flavour}`)
    : null;
  return {
    ...(hatch && { unknownDepth: hatch }),
    ...(shallow && { shallowArea: shallow }),
  };
}

function hatchSymbol(map: LibreMap, id: string): LegendSymbol | null {
  return map.hasImage(id) ? imageSymbol(map, id) : null;
}

/** The room for the image of sectors in a row of the legend, CSS pixels. */
const SECTORS_ROOM = { width: 40, height: 30 } as const;

/** Returns an image without its empty border, as large as fits: sectors may fill a small part of theirs. */
function cropped(symbol: LegendSymbol): LegendSymbol {
  if (!symbol.image) return symbol;
  const { width, height, pixels } = symbol.image;
  let [west, north, east, south] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!pixels[4 * (y * width + x) + 3]) continue;
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [north, south] = [Math.min(north, y), y];
    }
  }
  if (east < 0) return symbol;
  const size = { width: east - west + 1, height: south - north + 1 };
  const inside = new Uint8ClampedArray(4 * size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    const first = 4 * ((y + north) * width + west);
    for (let at = 0; at < 4 * size.width; at++) {
      inside[4 * y * size.width + at] = pixels[first + at] ?? 0;
    }
  }
  const pixelRatio = Math.max(size.width / SECTORS_ROOM.width, size.height / SECTORS_ROOM.height);
  return { ...symbol, image: { ...symbol.image, ...size, pixels: inside, pixelRatio } };
}

/** Returns the looks of the marks on the screen that are drawn by their records; a look is shown unlit where the screen has that. */
export function drawnRecords(map: LibreMap, seen: SeenFeatures): readonly LegendRecord[] {
  const records = new Map<string, LegendRecord & { readonly isLit: boolean }>();
  for (const { parts, symbol } of drawnImages(map, seen, FAIRWAY_MARK_LAYER)) {
    const [type, code = ""] = parts;
    if (type !== "record") continue;
    const { light, ...look } = readLookCode(code);
    const key = JSON.stringify(look);
    const isLit = light !== null;
    if (records.get(key)?.isLit ?? true) records.set(key, { look, symbol, isLit });
  }
  return [...records.values()].map(({ look, symbol }) => ({ look, symbol }));
}

/** Returns the kinds of buoys, beacons and lights on the screen, with the images that the map draws. */
export function drawnMarks(map: LibreMap, seen: SeenFeatures): readonly LegendMark[] {
  const marks = new Map<string, LegendMark>();
  const images = drawnImages(map, seen, FAIRWAY_MARK_LAYER);
  // A kind is shown unlit where the screen has an unlit one.
  for (const { parts, symbol } of images.sort(
    (a, b) => Number(isLitMark(a)) - Number(isLitMark(b)),
  )) {
    const [type, kind = "", body = ""] = parts;
    // A mark with a record looks like itself.
    if (type !== "mark") continue;
    const key = `${kind} ${body}`;
    const mark = { kind: kind as MarkKind, isBeacon: body === "beacon", symbol };
    if (!marks.has(key)) marks.set(key, mark);
  }
  return [...marks.values()];
}

/**
 * Returns every kind of buoy and light while the map draws any of them, because the next one is not on the screen yet,
 * with the beacons among the drawn ones.
 */
export function everyMark(
  map: LibreMap,
  flavour: MapFlavour,
  drawn: readonly LegendMark[],
): readonly LegendMark[] {
  if (!map.getLayer(FAIRWAY_MARK_LAYER)) return drawn;
  const buoys = MARK_KINDS.flatMap((kind): LegendMark[] => {
    const id = `mark|${kind}|buoy||${flavour}`;
    provideNauticalImage(map, id);
    return map.hasImage(id) ? [{ kind, isBeacon: false, symbol: imageSymbol(map, id) }] : [];
  });
  const beacons = drawn.filter(({ kind, isBeacon }) => isBeacon && kind !== "light");
  return [...buoys, ...beacons];
}

/** Returns the images of a layer, each once; without those that the map has not drawn yet. */
function drawnImages(map: LibreMap, seen: SeenFeatures, layer: string): DrawnImage[] {
  const features = seen.get(layer) ?? [];
  const ids = new Set(features.map((feature) => String(painted(feature, "icon-image"))));
  return [...ids]
    .filter((id) => map.hasImage(id))
    .map((id) => ({ parts: id.split("|"), symbol: imageSymbol(map, id) }));
}

function imageSymbol(map: LibreMap, id: string): LegendSymbol {
  const { data, pixelRatio } = map.getImage(id);
  const { width, height, data: pixels } = data;
  const isRed = areImagesRed(map);
  return {
    ...PLAIN,
    shape: "image",
    color: "",
    image: { width, height, pixels, pixelRatio, isRed },
  };
}

/** Returns the kind of the passage that a sign shows; undefined for a plain sign. */
function passageKind(parts: readonly string[]): LegendKind | undefined {
  return (SIGNS as Readonly<Record<string, LegendKind>>)[parts[2] ?? ""];
}

/**
 * Returns the plain sign of a shape, even where the screen has none: with the rim of a passage, one image
 * would have two meanings.
 */
function plainSymbol(map: LibreMap, [type, shape, , ...rest]: readonly string[]) {
  const id = [type, shape, "plain" satisfies FairwaySign, ...rest].join("|");
  provideNauticalImage(map, id);
  return map.hasImage(id) ? imageSymbol(map, id) : undefined;
}

function isLitMark({ parts: [type, kind, , lit] }: DrawnImage): boolean {
  return type === "mark" && lit === "lit" && kind !== "light";
}
