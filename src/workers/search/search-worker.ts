import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import { serveCalls } from "#rpc/serve-calls.ts";
import { searchHandlers } from "./search-handlers.ts";

/** The entry of the worker with the searchable places. */

/** The places of the Netherlands that come with the app. */
const BUILT_IN_PLACES = `${BASE_PATH}basemap/places.json`;

/** Beyond this, a slow network must not block the search in waypoints and packs. */
const PATIENCE_MS = 6000;

serveCalls(searchHandlers(fetchBuiltIn));

async function fetchBuiltIn(): Promise<ArrayBuffer> {
  const response = await fetch(BUILT_IN_PLACES, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return limitedResponse(response, DOWNLOAD_LIMITS.appFile).arrayBuffer();
}
