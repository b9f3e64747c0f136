import * as v from "valibot";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { COUNT } from "#storage/measures.ts";
import { writeTextFile } from "./small-file.ts";
import { ORDER_FIELDS, orderIn } from "./stored-order.ts";

/** The file that marks a folder as an unfinished download instead of garbage. */
const ORDER_FILE = "download.json";

/** A download into a folder, with enough data to resume after an interruption. */
export interface DownloadOrder {
  readonly version: 1;
  /** The id, which is also the name of the folder. */
  readonly id: string;
  readonly name: string;
  /** The title in the catalogue; absent if it has none. */
  readonly title?: string | undefined;
  /** The URL of pack.json; the other files are beside it. */
  readonly manifestUrl: string;
  /** The URL of the catalogue that offered the pack; null in orders from before this was stored. */
  readonly catalogueUrl: string | null;
  /** The SHA-256 of pack.json according to the catalogue. */
  readonly manifestSha256: string;
  /** The total of all files. */
  readonly totalBytes: number;
  readonly dataDate: string | null;
  /** The strong ETag of each file when its download began, by file name. */
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

/** An interrupted download, and the part of it that is on the device. */
export interface UnfinishedDownload {
  readonly order: DownloadOrder;
  readonly doneBytes: number;
}

/** Stores an order in its folder; only in a worker. Rejects with a PackJobError. */
export function writeOrder(files: PackFiles, order: DownloadOrder): Promise<void> {
  return writeTextFile(files, order.id, ORDER_FILE, JSON.stringify(order));
}

/** Resolves to the unfinished download in a folder, or null. */
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
