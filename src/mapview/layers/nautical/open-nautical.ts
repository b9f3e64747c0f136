import type { Map as LibreMap } from "maplibre-gl";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { FindHits } from "#mapview/input/tap-hits.ts";
import { packArchiveResolver } from "#mapview/sources/pack-archive.ts";
import type { TileResolver } from "#mapview/sources/tile-resolver.ts";
import { serveTiles } from "#mapview/sources/vector-protocol.ts";
import { openTiler } from "#mapview/tiler/open-tiler.ts";
import { nauticalHits } from "./nautical-hits.ts";
import { provideNauticalImage } from "./nautical-images.ts";
import { nauticalDrawing } from "./nautical-style.ts";

/** The code that only a map with fairways needs. */
export interface Nautical {
  readonly drawing: typeof nauticalDrawing;
  readonly hitsNear: FindHits;
  readonly provideImage: (map: LibreMap, id: string) => void;
  /** Draws the depth contours of a pack; null removes them. */
  readonly setDepths: (pack: PackOnDevice | null) => void;
}

/** Opens a worker that cuts tiles from the file of fairways. Calls `onFailure` when the worker fails. */
export function openNautical(
  fairways: ArrayBuffer,
  onFailure: (failure: unknown) => void,
): Nautical {
  const { set, cut } = openTiler("fairways", onFailure);
  set({ fairways });
  serveTiles("fairways", cut);
  let depths: TileResolver | null = null;
  serveTiles("depths", async (tile, signal) => {
    const bytes = await depths?.resolve(tile, signal);
    return bytes ?? new ArrayBuffer(0);
  });
  return {
    drawing: nauticalDrawing,
    hitsNear: nauticalHits,
    provideImage: provideNauticalImage,
    setDepths: (pack) => {
      const archive = pack?.depths;
      depths = archive ? packArchiveResolver(`depths of ${pack.id}`, archive) : null;
    },
  };
}
