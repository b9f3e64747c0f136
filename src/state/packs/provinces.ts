import { type Province, readProvinces } from "#domain/areas/provinces.ts";
import { remembered } from "#domain/async/remembered.ts";
import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";

/** Loads the built-in provinces, once; after an error the next call tries again. */
export const loadProvinces: () => Promise<readonly Province[]> = remembered(read);

async function read(): Promise<readonly Province[]> {
  const answer = await fetch(`${BASE_PATH}basemap/provincies.json`);
  const response = limitedResponse(answer, DOWNLOAD_LIMITS.appFile);
  if (!response.ok) throw new Error(`The provinces answered ${response.status}`);
  return readProvinces(await response.json());
}
