import { exportFileName } from "#domain/exchange/write/export-file-name.ts";
import { device } from "#state/device/device.ts";
import { exchangeDevice } from "./exchange-device.ts";
import type { ExportOutcome } from "./export.ts";

/** Shares or saves a PNG; sharing falls back to saving if the system refuses the file. Call it from a tap. */
export async function handOverPicture(
  png: Blob,
  title: string,
  method: "share" | "save",
): Promise<ExportOutcome> {
  const isoDate = new Date(device.clock.nowMs()).toISOString().slice(0, 10);
  const file = new File([png], exportFileName(title, isoDate, "png"), { type: "image/png" });
  const outcome = method === "share" ? await exchangeDevice.shareFile.share(file) : "refused";
  if (outcome !== "refused") return outcome;
  exchangeDevice.shareFile.save(file);
  return "saved";
}
