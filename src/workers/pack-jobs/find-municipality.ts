import {
  isNamed,
  MAX_MUNICIPALITIES,
  type Municipality,
  municipalitiesNamed,
  municipalityUrl,
} from "#domain/areas/municipality.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { parseJson } from "#storage/json-text.ts";
import { readMunicipalities } from "#storage/packs/municipality-answer.ts";

/**
 * Fetches the municipalities whose names begin with a typed name, with one request; "too-many" if more of the
 * name is needed. Throws PackJobError, or the reason of an aborted signal.
 */
export async function findMunicipality(
  typed: string,
  downloads: Downloads,
  signal: AbortSignal,
): Promise<readonly Municipality[] | "too-many"> {
  const url = municipalityUrl(typed);
  if (url === null) return "too-many";
  const text = await fetchText(downloads, url, null, signal);
  if (text === null) return "too-many";
  const parsed = parseJson(text);
  const read = readMunicipalities(parsed.ok ? parsed.value : null);
  if (read === "too-many") return read;
  if (read === "damaged") throw new PackJobError("damaged");
  const found = municipalitiesNamed(typed, read);
  const isCutOff = read.length >= MAX_MUNICIPALITIES;
  return isCutOff && !found.some((one) => isNamed(one, typed)) ? "too-many" : found;
}
