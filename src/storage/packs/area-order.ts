import * as v from "valibot";
import type { AreaSource } from "#domain/areas/area-source.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { wholeTileBounds } from "#domain/packs/area-tiles.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { BOX, COUNT } from "#storage/measures.ts";
import { AREA_ARCHIVE } from "./area-file.ts";
import { AREA_SOURCE } from "./area-source.ts";
import { writeTextFile } from "./small-file.ts";
import { ORDER_FIELDS, orderIn } from "./stored-order.ts";

/** The file that marks a folder as an unfinished area instead of garbage. */
const AREA_ORDER_FILE = "area.json";

/** An area being saved into a folder, with enough data to resume after an interruption. */
export interface AreaOrder {
  readonly version: 2;
  /** The id, which is also the name of the folder. */
  readonly id: string;
  /** The name that the user gave it. */
  readonly name: string;
  /** Boxes of whole tiles of zoom 14, as `boxesOfRuns` gives them; never empty. */
  readonly areas: readonly LngLatBox[];
  readonly source: AreaSource;
  /** An estimate. */
  readonly totalBytes: number;
  /** The tiles saved when this was written, and the total number of tiles. */
  readonly doneTiles: number;
  readonly totalTiles: number;
  /** The date of the oldest tiles; null before the first, and if the server does not give it. */
  readonly dataDate: string | null;
}

/** Version 1 had one box of the online map. */
const VERSION_1 = v.pipe(
  v.object({
    ...ORDER_FIELDS,
    version: v.literal(1),
    bounds: BOX,
    totalBytes: COUNT,
    doneTiles: COUNT,
    totalTiles: COUNT,
  }),
  v.transform(
    ({ bounds, ...order }): AreaOrder => ({
      ...order,
      version: 2,
      areas: [wholeTileBounds(bounds)],
      source: { kind: "online" },
    }),
  ),
);

const VERSION_2 = v.object({
  ...ORDER_FIELDS,
  version: v.literal(2),
  areas: v.pipe(v.array(BOX), v.minLength(1)),
  source: AREA_SOURCE,
  totalBytes: COUNT,
  doneTiles: COUNT,
  totalTiles: COUNT,
});

const AREA_ORDER: v.GenericSchema<unknown, AreaOrder> = v.union([VERSION_2, VERSION_1]);

/** An interrupted save, and the part of it that is on the device. */
export interface UnfinishedArea {
  readonly order: AreaOrder;
  readonly doneBytes: number;
}

/** Stores an order in its folder; only in a worker. Rejects with a PackJobError. */
export function writeAreaOrder(files: PackFiles, order: AreaOrder): Promise<void> {
  return writeTextFile(files, order.id, AREA_ORDER_FILE, JSON.stringify(order));
}

/** Resolves to the unfinished area in a folder, or null. */
export async function readUnfinishedArea(
  files: PackFiles,
  folder: string,
): Promise<UnfinishedArea | null> {
  const found = await files.files(folder);
  const order = await orderIn(found.get(AREA_ORDER_FILE), folder, AREA_ORDER);
  return order && { order, doneBytes: found.get(AREA_ARCHIVE)?.size ?? 0 };
}
