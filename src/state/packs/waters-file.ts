import { BASE_PATH } from "#domain/links/base-path.ts";
import { browserStoredFiles } from "#platform/stored-files/browser-stored-files.ts";

/** The waters of the country: docs/formats/ways-graph.md. */
const WATERS_FILE = `${BASE_PATH}nautical/vaarwater.graph`;

/** Returns the waters of the country, which are on the device from then on. Rejects where they cannot be fetched. */
export function readWaters(): Promise<ArrayBuffer> {
  return browserStoredFiles.read(WATERS_FILE);
}
