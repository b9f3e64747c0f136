import { FetchSource, PMTiles, SharedPromiseCache } from "pmtiles";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { unzipDirectory, unzipPart } from "#domain/tiles/unzip-part.ts";
import { serveCalls } from "#rpc/serve-calls.ts";
import { fairwayHandlers } from "./fairway-handlers.ts";

/** The entry of the worker that looks up bridges, locks, marks and waters. */

/** The named waters of the country, from a file that the app stores on the device. */
const waters = new PMTiles(
  new FetchSource(`${BASE_PATH}basemap/wateren.pmtiles`),
  new SharedPromiseCache(undefined, undefined, unzipDirectory),
  unzipPart,
);

serveCalls(fairwayHandlers(async ({ z, x, y }) => (await waters.getZxy(z, x, y))?.data ?? null));
