import { SCALES } from "#domain/print/sheet-layout.ts";
import { sheetPicture } from "#domain/print/sheet-picture.ts";
import type { CutPicture } from "#domain/route-sheet/figures/sheet-cut.ts";
import type { SheetPaper } from "#domain/route-sheet/pages.ts";
import { type PatrolPart, partsOfPatrol, sheetsOfPart } from "#domain/route-sheet/patrol-route.ts";
import type { MapOutput } from "#mapview/map-port.ts";
import type { PatrolSheets, StretchMap } from "./patrol-sheets.ts";
import {
  goesToPhone,
  mapKey,
  mapsOfLine,
  mapsOfTechnique,
  pageMapSize,
  type WantedMap,
} from "./sheet-cuts.ts";

/** A stretch that fits on one map of the largest scale is drawn in it, any other one at 1:25.000. */
const [LARGEST, USUAL] = SCALES;

/** The maps that patrols get. */
export interface WantedMaps {
  readonly hasStretches: boolean;
  /** Of the whole hike, for who has lost the way. */
  readonly hasHome: boolean;
}

interface DrawOptions extends WantedMaps, PictureOptions {
  readonly paper: SheetPaper;
  /** True if the maps of sheets that go to no phone are left out; absent for no. */
  readonly isForPhone?: boolean;
}

interface PictureOptions {
  readonly signal: AbortSignal;
  /** Called before each map: its number, from 1, and how many there are. */
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
  { paper, hasStretches, hasHome, isForPhone = false, ...options }: DrawOptions,
): Promise<readonly PatrolSheets[]> {
  const isDrawn = ({ technique }: PatrolPart) => !isForPhone || goesToPhone(technique);
  const wanted = patrols.map(({ patrol, input }) => ({
    maps: partsOfPatrol(patrol, input).map((part) =>
      hasStretches && isDrawn(part) ? mapsOfStretch(part, input, paper) : [],
    ),
    homeMaps: hasHome ? mapsOfLine(SCALES, input.route.line, pageMapSize(paper)) : [],
  }));
  const cuts = patrols.map(({ patrol, input }) =>
    partsOfPatrol(patrol, input)
      .filter(isDrawn)
      .flatMap((part) => mapsOfTechnique(part.technique, sheetsOfPart(input, part))),
  );
  const all = wanted.flatMap(({ maps, homeMaps }) => [...maps.flat(), ...homeMaps]);
  const drawn = await drawMaps({ drawPicture }, [...all, ...cuts.flat()], options);
  const pictures = picturesOf(drawn);
  const drawnOf = (maps: readonly WantedMap[]) =>
    maps.flatMap((one) => drawn.get(mapKey(one)) ?? []);
  return patrols.map((patrol, index) => {
    const { maps = [], homeMaps = [] } = wanted[index] ?? {};
    const input = cuts[index]?.length ? { ...patrol.input, pictures } : patrol.input;
    return { ...patrol, input, maps: maps.map(drawnOf), homeMaps: drawnOf(homeMaps) };
  });
}

/** Draws the pictures of maps for `SheetInput`; see `drawPatrolMaps`. */
export async function drawCuts(
  output: Pick<MapOutput, "drawPicture">,
  maps: readonly WantedMap[],
  options: PictureOptions,
): Promise<ReadonlyMap<string, CutPicture>> {
  return picturesOf(await drawMaps(output, maps, options));
}

function picturesOf(drawn: ReadonlyMap<string, StretchMap>): ReadonlyMap<string, CutPicture> {
  return new Map(
    [...drawn].map(([key, { picture, attribution }]) => [key, { ...picture, attribution }]),
  );
}

/** Draws each map once. */
async function drawMaps(
  { drawPicture }: Pick<MapOutput, "drawPicture">,
  maps: readonly WantedMap[],
  { signal, onMap, addressOf = URL.createObjectURL }: PictureOptions,
): Promise<ReadonlyMap<string, StretchMap>> {
  const count = new Set(maps.map(mapKey)).size;
  const drawn = new Map<string, StretchMap>();
  try {
    for (const { middle, map } of maps) {
      const key = mapKey({ middle, map });
      if (drawn.has(key)) continue;
      signal.throwIfAborted();
      onMap(drawn.size + 1, count);
      const view = sheetPicture(middle, map);
      const { png, attribution } = await drawPicture({ ...view, isPlain: true });
      const { widthMm, heightMm } = view;
      const picture = { address: await addressOf(png), widthMm, heightMm };
      drawn.set(key, { middle, map, picture, attribution });
    }
    signal.throwIfAborted();
    return drawn;
  } catch (error) {
    forget(drawn.values());
    throw error;
  }
}

/** Frees the pictures of maps that are printed. */
export function forgetMaps(patrols: readonly PatrolSheets[]): void {
  forget(patrols.flatMap(({ maps = [], homeMaps = [] }) => [...maps.flat(), ...homeMaps]));
  for (const { input } of patrols) forgetCuts(input.pictures);
}

/** Frees the pictures that `drawCuts` made. */
export function forgetCuts(pictures: ReadonlyMap<string, CutPicture> = new Map()): void {
  for (const { address } of pictures.values()) URL.revokeObjectURL(address);
}

function forget(maps: Iterable<StretchMap>): void {
  for (const { picture } of maps) URL.revokeObjectURL(picture.address);
}

/** The maps of a stretch; beside a tracing in its scale, because it is laid on them. */
function mapsOfStretch(
  part: PatrolPart,
  input: PatrolSheets["input"],
  paper: SheetPaper,
): readonly WantedMap[] {
  const { line } = sheetsOfPart(input, part).route;
  const isTracing = part.technique === "tracing";
  const scales = isTracing ? [input.settings.tracingScale] : [LARGEST, USUAL];
  return mapsOfLine(scales, line, pageMapSize(paper));
}
