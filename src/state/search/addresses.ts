import { type Address, addressesUrl, readAddresses } from "#domain/search/address.ts";
import { browserDownloads } from "#platform/downloads/browser-downloads.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { noteAskedAddresses } from "#state/privacy/asked-servers.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** The reason why addresses cannot be searched now. */
export type AddressProblem = "offline" | "offline-only" | "failed";

/** Tells whether addresses can be searched at all now. */
function addressProblem(): AddressProblem | null {
  if (preferencesStore.getState().offlineOnly) return "offline-only";
  return connectionStore.getState().isConnected ? null : "offline";
}

/**
 * Finds addresses and postcodes with one request to PDOK, best first. Resolves to the problem on failure; sends
 * nothing while the user chose to be offline.
 */
export async function findAddresses(
  typed: string,
  signal: AbortSignal,
  downloads: Downloads = browserDownloads(),
): Promise<readonly Address[] | AddressProblem> {
  const url = addressesUrl(typed);
  if (url === null) return [];
  const problem = addressProblem();
  if (problem) return problem;
  noteAskedAddresses([url]);
  try {
    const text = await fetchText(downloads, url, null, signal);
    return readAddresses(JSON.parse(text ?? "null")) ?? "failed";
  } catch (error) {
    console.warn("No addresses:", error);
    return "failed";
  }
}
