import { writeFileSync } from "node:fs";
import {
  type InventedOptions,
  inventedExtract,
} from "#domain/packs/make/invented-extract.fixture.ts";

/** Writes a small invented extract with some of everything in a pack. */
export function writeInventedExtract(path: string, options: InventedOptions = {}): void {
  writeFileSync(path, Buffer.concat(inventedExtract(options).blobs));
}
