import { type TrailParcel, trailFile } from "#domain/sharing/trail-link.ts";
import { exchangeDevice } from "./exchange-device.ts";

/** Saves a trail, a walk or a report as a download. */
export function saveTrailFile(name: string, parcel: TrailParcel): void {
  const safe = name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "trail";
  const file = new File([trailFile(parcel)], `${safe}.trail.json`, {
    type: "application/json",
  });
  exchangeDevice.shareFile.save(file);
}
