import { FetchSource, PMTiles, SharedPromiseCache } from "pmtiles";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { unzipDirectory, unzipPart } from "#domain/tiles/unzip-part.ts";
import { serveCalls } from "#rpc/serve-calls.ts";
import { fairwayHandlers } from "./fairway-handlers.ts";

/** Entry of the worker that looks bridges, locks, marks and waters up. */

/** The named waters of the country, part of what the app keeps on the device. */
const waters = new PMTiles(
  new FetchSource(`${BASE_PATH}basemap/wateren.pmtiles`),
  new SharedPromiseCache(undefined, undefined, unzipDirectory),
  unzipPart,
);

serveCalls(fairwayHandlers(async ({ z, x, y }) => (await waters.getZxy(z, x, y))?.data ?? null));
