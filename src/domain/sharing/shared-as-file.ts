import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import type { SharedResult } from "./share-link.ts";

/** What a shared link carries, as if a file had been read: so that both have one preview. */
export function sharedAsFile({
  waypoints,
  badCoordinates,
}: Extract<SharedResult, { readonly ok: true }>): ExchangeFile {
  return {
    // The nearest there is: what a link carries is JSON.
    kind: "geojson",
    waypoints,
    tracks: [],
    routes: [],
    leftOut: { badCoordinates, badTimes: 0, pointsWithSensorData: 0, links: 0, remoteParts: 0 },
    isTruncated: false,
    notes: [],
  };
}
