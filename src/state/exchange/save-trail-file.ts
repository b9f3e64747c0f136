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

function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const safe = name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "trail";
  const file = new File([bytes], `${safe}.trail.json`, { type: "application/json" });
  exchangeDevice.shareFile.save(file);
}
