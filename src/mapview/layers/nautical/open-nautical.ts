import type { Map as LibreMap } from "maplibre-gl";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { CONTOUR_ZOOM } from "#domain/fairway/depth/contour-tile.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { type TileAddress, tileKey } from "#domain/tiles/tile-grid.ts";
import type { FindHits } from "#mapview/input/tap-hits.ts";
import { keepNewest } from "#mapview/sources/keep-newest.ts";
import { packArchiveResolver } from "#mapview/sources/pack-archive.ts";
import type { TileResolver } from "#mapview/sources/tile-resolver.ts";
import { serveTiles, tileOfSet } from "#mapview/sources/vector-protocol.ts";
import { openTiler } from "#mapview/tiler/open-tiler.ts";
import type { ContourTile } from "#mapview/tiler/tiler-calls.ts";
import { nauticalHits } from "./nautical-hits.ts";
import { provideAnyNauticalImage } from "./nautical-images.ts";
import { nauticalDrawing } from "./nautical-style.ts";

/** The code that only a map with fairways needs. */
export interface Nautical {
  readonly drawing: typeof nauticalDrawing;
  readonly hitsNear: FindHits;
  readonly provideImage: (map: LibreMap, id: string) => Promise<void>;
  /** Draws the depth contours of a pack; null removes them. */
  readonly setDepths: (pack: PackOnDevice | null) => void;
  /** Draws the marks of these packs, with those of the app where they have none. */
  readonly setMarks: (files: readonly ByteSource[]) => void;
  /** Sets the depth of the first contour with enough water for the boat; tiles with another address are shaded by it. */
  readonly setSafeMeters: (meters: number | null) => void;
}

/** Opens a worker that cuts tiles from the file of fairways. Calls `onFailure` when the worker fails. */
export function openNautical(
  fairways: ArrayBuffer,
  onFailure: (failure: unknown) => void,
): Nautical {
  const { set, cut, cutDepthAreas } = openTiler("fairways", onFailure);
  set({ fairways, marks: [] });
  serveTiles("fairways", cut);
  let depths: TileResolver | null = null;
  let safeMeters: number | null = null;
  let contoursAround: ReturnType<typeof contoursIn> | null = null;
  serveTiles("depths", async (tile, signal) => {
    const bytes = await depths?.resolve(tile, signal);
    return bytes ?? new ArrayBuffer(0);
  });
  serveTiles("depth-areas", async (tile, signal) => {
    const base = await tileOfSet("vector", tile, signal);
    const contours = await contoursAround?.(tile, signal);
    return cutDepthAreas({ tile, base, contours: contours ?? [], safeMeters });
  });
  return {
    drawing: nauticalDrawing,
    hitsNear: nauticalHits,
    provideImage: provideAnyNauticalImage,
    setMarks: (marks) => set({ fairways, marks }),
    setSafeMeters: (meters) => {
      safeMeters = meters;
    },
    setDepths: (pack) => {
      const archive = pack?.depths;
      depths = archive ? packArchiveResolver(`depths of ${pack.id}`, archive) : null;
      contoursAround = depths && contoursIn(depths);
    },
  };
}

/** The number of tiles whose bytes are remembered: a screen of them with their neighbours. */
const MAX_REMEMBERED = 64;

/** Returns who finds the contours of a tile and its neighbours, which make depths beyond their edge known too. */
function contoursIn(depths: TileResolver) {
  const read = new Map<string, ContourTile>();
  const contoursOf = async (tile: TileAddress, signal: AbortSignal): Promise<ContourTile> => {
    const key = `${depths.name} ${tileKey(tile)}`;
    const known = read.get(key);
    if (known) return known;
    const bytes = (await depths.resolve(tile, signal)) ?? new ArrayBuffer(0);
    const found = { key, tile, bytes };
    keepNewest(read, key, found, MAX_REMEMBERED);
    return found;
  };
  return async ({ z, x, y }: TileAddress, signal: AbortSignal) => {
    const beyond = Math.max(0, z - CONTOUR_ZOOM);
    const at = { z: z - beyond, x: x >> beyond, y: y >> beyond };
    const steps = [-1, 0, 1];
    const tiles = steps.flatMap((right) =>
      steps.map((down): TileAddress => ({ z: at.z, x: at.x + right, y: at.y + down })),
    );
    return Promise.all(tiles.map((tile) => contoursOf(tile, signal)));
  };
}
