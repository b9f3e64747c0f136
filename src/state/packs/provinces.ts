import { type Province, readProvinces } from "#domain/areas/provinces.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";

let provinces: Promise<readonly Province[]> | null = null;

/** Loads the built-in provinces, once; after an error the next call tries again. */
export function loadProvinces(): Promise<readonly Province[]> {
  provinces ??= read().catch((error: unknown) => {
    provinces = null;
    throw error;
  });
  return provinces;
}

async function read(): Promise<readonly Province[]> {
  const response = await fetch(`${BASE_PATH}basemap/provincies.json`);
  if (!response.ok) throw new Error(`The provinces answered ${response.status}`);
  return readProvinces(await response.json());
}
