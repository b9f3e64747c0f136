import { type HikeParcel, hikeFile } from "#domain/sharing/hike-parcel.ts";
import { fileForPatrols, type TrailParcel, trailFile } from "#domain/sharing/trail-link.ts";
import type { SealedTrail } from "#domain/trail/sealed-trail.ts";
import { exchangeDevice } from "./exchange-device.ts";

/** Saves a walk or a report as a download. */
export function saveTrailFile(name: string, parcel: TrailParcel): void {
  saveBytes(name, trailFile(parcel));
}

/** Saves a trail for patrols as a download; false if it is too large for their phones. */
export function saveFileForPatrols(name: string, trail: SealedTrail): boolean {
  const bytes = fileForPatrols(trail);
  if (bytes) saveBytes(name, bytes);
  return bytes !== null;
}

/** Saves a hike for a patrol as a download. */
export function saveHikeFile(name: string, hike: HikeParcel): void {
  saveBytes(name, hikeFile(hike), "hike");
}

function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>, kind = "trail"): void {
  const safe = name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || kind;
  const file = new File([bytes], `${safe}.${kind}.json`, { type: "application/json" });
  exchangeDevice.shareFile.save(file);
}
