import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { atlasMiddles } from "#domain/print/atlas.ts";
import { GRID_NUMBERS_MM } from "#domain/print/map-figure.ts";
import { SCALES, type SheetMap, upward } from "#domain/print/sheet-layout.ts";
import { sheetPicture } from "#domain/print/sheet-picture.ts";
import { roomOnPage, type SheetPaper } from "#domain/route-sheet/pages.ts";
import { partsOfPatrol, sheetsOfPart } from "#domain/route-sheet/patrol-route.ts";
import type { MapOutput } from "#mapview/map-port.ts";
import type { PatrolSheets, StretchMap } from "./patrol-sheets.ts";

/** The notes above a map take at most this much room. */
const MOST_NOTES = ["1", "2", "3", "4", "5"];
/** A stretch that fits on one map of the largest scale is drawn in it, any other one at 1:25.000. */
const [LARGEST, USUAL] = SCALES;

/** The maps that patrols get. */
export interface WantedMaps {
  /** Of each stretch. */
  readonly hasStretches: boolean;
  /** Of the whole hike, for who has lost the way. */
  readonly hasHome: boolean;
}

interface DrawOptions extends WantedMaps {
  readonly paper: SheetPaper;
  readonly signal: AbortSignal;
  /** Told before each map: its number, from 1, and how many there are. */
  readonly onMap: (number: number, count: number) => void;
  /** Returns the address of a picture; by default one that lasts as long as the page. */
  readonly addressOf?: (png: Blob) => string | Promise<string>;
}

/**
 * Draws the maps of all patrols, without the routes, and returns the patrols with them. A map of two patrols is drawn once. Rejects if the
 * device cannot draw them, or with the reason of `signal`; the pictures are revoked by `forgetMaps`.
 */
export async function drawPatrolMaps(
  { drawPicture }: Pick<MapOutput, "drawPicture">,
  patrols: readonly PatrolSheets[],
  { paper, signal, onMap, hasStretches, hasHome, addressOf = URL.createObjectURL }: DrawOptions,
): Promise<readonly PatrolSheets[]> {
  const wanted = patrols.map(({ patrol, input }) => ({
    maps: hasStretches ? mapsOfStretches(patrol, input, paper) : [],
    homeMaps: hasHome ? mapsIn(SCALES, input.route.line, paper) : [],
  }));
  const all = wanted.flatMap(({ maps, homeMaps }) => [...maps.flat(), ...homeMaps]);
  const keys = new Set(all.map(keyOf));
  const drawn = new Map<string, StretchMap>();
  try {
    for (const { middle, map } of all) {
      const key = keyOf({ middle, map });
      if (drawn.has(key)) continue;
      signal.throwIfAborted();
      onMap(drawn.size + 1, keys.size);
      const view = sheetPicture(middle, map);
      const { png, attribution } = await drawPicture({ ...view, isPlain: true });
      const { widthMm, heightMm } = view;
      const picture = { address: await addressOf(png), widthMm, heightMm };
      drawn.set(key, { middle, map, picture, attribution });
    }
    signal.throwIfAborted();
  } catch (error) {
    forget(drawn.values());
    throw error;
  }
  const drawnOf = (maps: readonly WantedMap[]) =>
    maps.flatMap((one) => drawn.get(keyOf(one)) ?? []);
  return patrols.map((patrol, index) => {
    const { maps = [], homeMaps = [] } = wanted[index] ?? {};
    return { ...patrol, maps: maps.map(drawnOf), homeMaps: drawnOf(homeMaps) };
  });
}

/** Frees the pictures of maps that are printed. */
export function forgetMaps(patrols: readonly PatrolSheets[]): void {
  forget(patrols.flatMap(({ maps = [], homeMaps = [] }) => [...maps.flat(), ...homeMaps]));
}

function forget(maps: Iterable<StretchMap>): void {
  for (const { picture } of maps) URL.revokeObjectURL(picture.address);
}

type WantedMap = Pick<StretchMap, "middle" | "map">;

/** The maps of the stretches of a patrol; beside a tracing in its scale, because it is laid on them. */
function mapsOfStretches(
  patrol: PatrolSheets["patrol"],
  input: PatrolSheets["input"],
  paper: SheetPaper,
): readonly (readonly WantedMap[])[] {
  return partsOfPatrol(patrol, input).map((part) => {
    const { line } = sheetsOfPart(input, part).route;
    const isTracing = part.technique === "tracing";
    return mapsIn(isTracing ? [input.settings.tracingScale] : [LARGEST, USUAL], line, paper);
  });
}

/** Returns the maps of a line in the first of these scales in which it fits on one map, or in the last one. */
function mapsIn(
  scales: readonly SheetMap["scale"][],
  line: Float64Array,
  paper: SheetPaper,
): readonly WantedMap[] {
  const { width, height } = roomOnPage(paper, MOST_NOTES);
  const size = { widthMm: width - 2 * GRID_NUMBERS_MM, heightMm: height - 2 * GRID_NUMBERS_MM };
  const places = placesOf(line);
  let maps: readonly WantedMap[] = [];
  for (const scale of scales) {
    const map: SheetMap = { ...size, scale };
    maps = atlasMiddles([places], map).map((middle) => {
      return { middle, map: upward(map, "grid", middle) };
    });
    if (maps.length === 1) break;
  }
  return maps;
}

function placesOf(line: Float64Array): readonly LatLng[] {
  return Array.from({ length: line.length / 2 }, (_, at) => {
    return { lng: line[at * 2] as number, lat: line[at * 2 + 1] as number };
  });
}

/** Two patrols that walk the same stretch in both directions need the same map. */
function keyOf({ middle, map }: WantedMap): string {
  return `${middle.lat.toFixed(5)} ${middle.lng.toFixed(5)} ${map.scale}`;
}
