import { PackJobError } from "#domain/packs/pack-job.ts";
import { type PackIndex, type PackIndexEntry, readPackIndex } from "#domain/packs/pack-manifest.ts";
import { PackFormatError } from "#domain/packs/pack-manifest-fields.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import type { DownloadOrder } from "./download-order.ts";
import { fetchText } from "./fetch-text.ts";

/**
 * The address that is meant by what someone typed: "example.nl/packs/" is the index.json there. Only
 * https, or where the app itself is served. Throws PackJobError.
 */
export function catalogueAddress(typed: string, ownOrigin: string): string {
  const text = typed.trim();
  const isPath = text.startsWith("/");
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const address = isPath ? `${ownOrigin}${text}` : hasScheme ? text : `https://${text}`;
  if (text === "" || !URL.canParse(address)) throw new PackJobError("bad-address");
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new PackJobError("bad-address");
  if (url.protocol === "http:" && url.origin !== ownOrigin) {
    throw new PackJobError("insecure-address");
  }
  if (url.pathname.endsWith("/")) url.pathname += "index.json";
  url.hash = "";
  return url.href;
}

/** The packs that a catalogue offers. Throws PackJobError, or the reason of an aborted `signal`. */
export async function fetchCatalogue(
  downloads: Downloads,
  address: string,
  signal: AbortSignal,
): Promise<PackIndex> {
  const text = await fetchText(downloads, address, null, signal);
  if (text === null) throw new PackJobError("not-a-catalogue");
  try {
    return readPackIndex(text);
  } catch (error) {
    if (!(error instanceof PackFormatError)) throw error;
    const isNewer = error.problem === "newer-version";
    throw new PackJobError(isNewer ? "newer-version" : "not-a-catalogue", null, error);
  }
}

/** What to fetch for a pack of the catalogue at `address`, into the new folder `id`. */
export function orderFor(entry: PackIndexEntry, address: string, id: string): DownloadOrder {
  return {
    version: 1,
    id,
    name: entry.name,
    manifestUrl: new URL(entry.manifest, address).href,
    catalogueUrl: address,
    manifestSha256: entry.sha256,
    totalBytes: entry.bytes,
    dataDate: entry.dataDate,
    etags: {},
  };
}
