import * as v from "valibot";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { BOX, COUNT } from "#storage/measures.ts";
import { AREA_ARCHIVE } from "./area-file.ts";
import { writeTextFile } from "./small-file.ts";
import { ORDER_FIELDS, orderIn } from "./stored-order.ts";

/** The file that tells an area that is being saved from garbage. */
const AREA_ORDER_FILE = "area.json";

/** An area that is being saved into a folder: enough to go on with it after a break. */
export interface AreaOrder {
  readonly version: 1;
  /** Also the name of the folder. */
  readonly id: string;
  /** What the user calls it. */
  readonly name: string;
  readonly bounds: LngLatBox;
  /** An estimate. */
  readonly totalBytes: number;
  /** How many tiles were there when this was written, and how many there will be. */
  readonly doneTiles: number;
  readonly totalTiles: number;
  /** Of the oldest tiles; null before the first, and where the server does not say. */
  readonly dataDate: string | null;
}

const AREA_ORDER: v.GenericSchema<unknown, AreaOrder> = v.object({
  ...ORDER_FIELDS,
  bounds: BOX,
  totalBytes: COUNT,
  doneTiles: COUNT,
  totalTiles: COUNT,
});

/** A save that was broken off, and what of it is on the device. */
export interface UnfinishedArea {
  readonly order: AreaOrder;
  readonly doneBytes: number;
}

/** Keeps an order in its folder. Throws PackJobError; in a worker only. */
export function writeAreaOrder(files: PackFiles, order: AreaOrder): Promise<void> {
  return writeTextFile(files, order.id, AREA_ORDER_FILE, JSON.stringify(order));
}

/** The unfinished area in a folder, or null when there is none. */
export async function readUnfinishedArea(
  files: PackFiles,
  folder: string,
): Promise<UnfinishedArea | null> {
  const found = await files.files(folder);
  const order = await orderIn(found.get(AREA_ORDER_FILE), folder, AREA_ORDER);
  return order && { order, doneBytes: found.get(AREA_ARCHIVE)?.size ?? 0 };
}
