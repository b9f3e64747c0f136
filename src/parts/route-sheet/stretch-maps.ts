import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { atlasMiddles } from "#domain/print/atlas.ts";
import { GRID_NUMBERS_MM } from "#domain/print/map-figure.ts";
import { SCALES, type SheetMap, upward } from "#domain/print/sheet.ts";
import { sheetPicture } from "#domain/print/sheet-picture.ts";
import { roomOnPage, type SheetPaper } from "#domain/route-sheet/pages.ts";
import { partsOfPatrol, sheetsOfPart } from "#domain/route-sheet/patrol-route.ts";
import type { MapOutput } from "#mapview/map-port.ts";
import type { PatrolSheets, StretchMap, StretchMaps } from "./patrol-sheets.ts";

/** The notes above a map take at most this much room. */
const MOST_NOTES = ["", "", "", "", "", ""];
/** A stretch that fits on one map of the largest scale is drawn in it, any other one at 1:25.000. */
const [LARGEST, USUAL] = SCALES;

interface DrawOptions {
  readonly paper: SheetPaper;
  readonly signal: AbortSignal;
  /** Told before each map: its number, from 1, and how many there are. */
  readonly onMap: (number: number, count: number) => void;
}

/**
 * Draws the maps of the stretches of all patrols, without the routes. A map of two patrols is drawn once. Rejects if the device cannot draw
 * them, or with the reason of `signal`; the pictures are revoked by `forgetMaps`.
 */
export async function drawStretchMaps(
  { drawPicture }: Pick<MapOutput, "drawPicture">,
  patrols: readonly PatrolSheets[],
  { paper, signal, onMap }: DrawOptions,
): Promise<readonly StretchMaps[]> {
  const wanted = patrols.map(({ patrol, input }) =>
    partsOfPatrol(patrol, input).map((part) => mapsOf(sheetsOfPart(input, part).route.line, paper)),
  );
  const keys = new Set(wanted.flat(2).map(keyOf));
  const drawn = new Map<string, StretchMap>();
  try {
    for (const { middle, map } of wanted.flat(2)) {
      const key = keyOf({ middle, map });
      if (drawn.has(key)) continue;
      signal.throwIfAborted();
      onMap(drawn.size + 1, keys.size);
      const view = sheetPicture(middle, map);
      const { png, attribution } = await drawPicture({ ...view, isPlain: true });
      const { widthMm, heightMm } = view;
      const picture = { address: URL.createObjectURL(png), widthMm, heightMm };
      drawn.set(key, { middle, map, picture, attribution });
    }
    signal.throwIfAborted();
  } catch (error) {
    forget(drawn.values());
    throw error;
  }
  return wanted.map((parts) =>
    parts.map((maps) => maps.flatMap((one) => drawn.get(keyOf(one)) ?? [])),
  );
}

/** Frees the pictures of maps that are printed. */
export function forgetMaps(maps: readonly StretchMaps[]): void {
  forget(maps.flat(2));
}

function forget(maps: Iterable<StretchMap>): void {
  for (const { picture } of maps) URL.revokeObjectURL(picture.address);
}

type WantedMap = Pick<StretchMap, "middle" | "map">;

function mapsOf(line: Float64Array, paper: SheetPaper): readonly WantedMap[] {
  const { width, height } = roomOnPage(paper, MOST_NOTES);
  const size = { widthMm: width - 2 * GRID_NUMBERS_MM, heightMm: height - 2 * GRID_NUMBERS_MM };
  const places = placesOf(line);
  const inScale = (scale: SheetMap["scale"]) => {
    const map: SheetMap = { ...size, scale };
    return atlasMiddles([places], map).map((middle) => {
      return { middle, map: upward(map, "grid", middle) };
    });
  };
  const large = inScale(LARGEST);
  return large.length === 1 ? large : inScale(USUAL);
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
