import { remembered } from "#domain/async/remembered.ts";
import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { BASE_PATH } from "#domain/links/base-path.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";

/** The icons, one path each in a square of 15 units; precached with the app. */
const ICONS_FILE = `${BASE_PATH}icons/map-icons.svg`;

const loaded = remembered(fetchPaths);

/**
 * Resolves to the outline of every icon by id, as SVG path data. Fetched on first use; empty after an error, and then
 * fetched again the next time.
 */
export function iconPaths(): Promise<ReadonlyMap<string, string>> {
  return loaded().catch(() => new Map());
}

async function fetchPaths(): Promise<ReadonlyMap<string, string>> {
  const response = limitedResponse(await fetch(ICONS_FILE), DOWNLOAD_LIMITS.appFile);
  const paths = (await response.text()).matchAll(/<path id="([^"]+)" d="([^"]+)"/g);
  if (!response.ok) throw new Error(`${ICONS_FILE}: ${response.status}`);
  return new Map([...paths].map(([, id = "", path = ""]) => [id, path]));
}
