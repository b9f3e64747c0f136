import { type Municipality, municipalityUrl } from "#domain/areas/municipality.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { noteAskedAddresses } from "#state/privacy/asked-servers.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import type { MunicipalityProblem } from "#workers/pack-jobs/pack-job-calls.ts";
import { findMunicipality as findInWorker } from "#workers/pack-jobs/pack-job-client.ts";

/**
 * Finds municipalities by the beginning of a name, with one request to PDOK; the one with exactly that name
 * comes first. Resolves to the problem on failure; sends nothing while the user chose to be offline.
 */
export async function findMunicipality(
  typed: string,
  signal: AbortSignal,
): Promise<readonly Municipality[] | MunicipalityProblem> {
  const url = municipalityUrl(typed);
  if (url === null) return "too-many";
  if (preferencesStore.getState().offlineOnly) return "offline-only";
  if (!connectionStore.getState().isConnected) return "offline";
  noteAskedAddresses([url]);
  try {
    const result = await findInWorker(typed, signal);
    return result.ok ? result.found : result.problem;
  } catch (error) {
    console.warn("No municipality:", error);
    return "failed";
  }
}
