import type { AreaSource } from "#domain/areas/area-source.ts";
import { boxesOfRuns, type TileRuns } from "#domain/areas/tile-runs.ts";
import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import { areaCost } from "#domain/packs/area-tiles.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { type AreaOrder, readUnfinishedArea } from "#storage/packs/area-order.ts";
import type { PackRecord } from "#storage/packs/pack-record.ts";
import type { PackRecords } from "#storage/packs/pack-records.ts";
import { unknownFolders } from "./packs-on-device.ts";

/** A part of the map that the user wants on the device. */
export interface AreaToSave {
  /** Not empty. */
  readonly name: string;
  /** Its tiles; not empty. */
  readonly runs: TileRuns;
  readonly source: AreaSource;
  /** The estimated size, if it was estimated. */
  readonly estimate?: AreaEstimate;
}

/** Creates the order for an area, into the new folder `id`; null for one that is too large. */
export function orderFor(
  { name, runs, source, estimate }: AreaToSave,
  id: string,
): AreaOrder | null {
  const { tiles, bytes, isTooLarge } = areaCost(runs, source);
  if (isTooLarge) return null;
  return {
    version: 2,
    id,
    name,
    areas: boxesOfRuns(runs),
    source,
    totalBytes: estimate?.bytes ?? bytes,
    doneTiles: 0,
    totalTiles: tiles,
    dataDate: null,
  };
}

/** Returns the orders of areas that were interrupted, or are being saved in any tab. */
export async function unfinishedAreas(
  files: PackFiles,
  records: PackRecords,
): Promise<readonly AreaOrder[]> {
  const folders = await unknownFolders(files, await records.load());
  const found = await Promise.all(folders.map((folder) => readUnfinishedArea(files, folder)));
  return found.flatMap((one) => (one ? [one.order] : []));
}

/** Returns the source of a saved area. Old records, from when there was only one source, do not name it. */
export function sourceOf({ source }: Pick<PackRecord, "source">): AreaSource {
  return source ?? { kind: "online" };
}

/** Returns the name of the lock for saving an area: tabs that save the same tiles share it. */
export function areaLock({ areas, source }: Pick<AreaOrder, "areas" | "source">): string {
  return `area ${JSON.stringify(source)} ${JSON.stringify(areas)}`;
}
