import { type ExchangeFile, NOTHING_LEFT_OUT } from "#domain/exchange/exchange-file.ts";
import type { SharedResult } from "./share-link.ts";

/** Converts the content of a shared link to that of a file, so that both use the same preview. */
export function sharedAsFile({
  waypoints,
  badCoordinates,
}: Extract<SharedResult, { readonly ok: true }>): ExchangeFile {
  return {
    // The closest format, because a link carries JSON.
    kind: "geojson",
    waypoints,
    tracks: [],
    routes: [],
    leftOut: { ...NOTHING_LEFT_OUT, badCoordinates },
    isTruncated: false,
    notes: [],
  };
}
