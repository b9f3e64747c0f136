import * as v from "valibot";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { COUNT } from "#storage/measures.ts";
import { writeTextFile } from "./small-file.ts";
import { ORDER_FIELDS, orderIn } from "./stored-order.ts";

/** The file that tells an interrupted download from garbage. */
const ORDER_FILE = "download.json";

/** What is being downloaded into a folder: enough to go on with it after a break. */
export interface DownloadOrder {
  readonly version: 1;
  /** Also the name of the folder. */
  readonly id: string;
  readonly name: string;
  /** As the catalogue says; absent where it gives none. */
  readonly title?: string | undefined;
  /** Where pack.json lies; the other files lie beside it. */
  readonly manifestUrl: string;
  /** The address of the catalogue that names it; null in orders of before it was kept. */
  readonly catalogueUrl: string | null;
  /** Of that pack.json, as the catalogue says. */
  readonly manifestSha256: string;
  /** Of all files together. */
  readonly totalBytes: number;
  readonly dataDate: string | null;
  /** The strong ETag that the server gave a file when it was begun, by name. */
  readonly etags: Readonly<Record<string, string>>;
}

const DOWNLOAD_ORDER: v.GenericSchema<unknown, DownloadOrder> = v.object({
  ...ORDER_FIELDS,
  title: v.optional(v.string()),
  manifestUrl: v.pipe(v.string(), v.url()),
  catalogueUrl: v.optional(v.nullable(v.string()), null),
  manifestSha256: v.string(),
  totalBytes: COUNT,
  etags: v.record(v.string(), v.string()),
});

/** A download that was broken off, and what of it is on the device. */
export interface UnfinishedDownload {
  readonly order: DownloadOrder;
  readonly doneBytes: number;
}

/** Keeps an order in its folder. Throws PackJobError; in a worker only. */
export function writeOrder(files: PackFiles, order: DownloadOrder): Promise<void> {
  return writeTextFile(files, order.id, ORDER_FILE, JSON.stringify(order));
}

/** The unfinished download in a folder, or null when there is none. */
export async function readUnfinished(
  files: PackFiles,
  folder: string,
): Promise<UnfinishedDownload | null> {
  const found = await files.files(folder);
  const order = await orderIn(found.get(ORDER_FILE), folder, DOWNLOAD_ORDER);
  if (!order) return null;
  const sizes = [...found].filter(([name]) => !name.endsWith(".json") || name === "places.json");
  const doneBytes = sizes.reduce((sum, [, { size }]) => sum + size, 0);
  return { order, doneBytes };
}
