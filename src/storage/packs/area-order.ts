import * as v from "valibot";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { BOX, COUNT } from "#storage/measures.ts";
import { AREA_ARCHIVE } from "./area-file.ts";
import { writeTextFile } from "./small-file.ts";
import { ORDER_FIELDS, orderIn } from "./stored-order.ts";

/** The file that marks a folder as an unfinished area instead of garbage. */
const AREA_ORDER_FILE = "area.json";

/** An area being saved into a folder, with enough data to resume after an interruption. */
export interface AreaOrder {
  readonly version: 1;
  /** The id, which is also the name of the folder. */
  readonly id: string;
  /** The name that the user gave it. */
  readonly name: string;
  readonly bounds: LngLatBox;
  /** An estimate. */
  readonly totalBytes: number;
  /** The tiles saved when this was written, and the total number of tiles. */
  readonly doneTiles: number;
  readonly totalTiles: number;
  /** The date of the oldest tiles; null before the first, and if the server does not give it. */
  readonly dataDate: string | null;
}

const AREA_ORDER: v.GenericSchema<unknown, AreaOrder> = v.object({
  ...ORDER_FIELDS,
  bounds: BOX,
  totalBytes: COUNT,
  doneTiles: COUNT,
  totalTiles: COUNT,
});

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
