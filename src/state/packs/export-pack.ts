import { exportedManifest } from "#domain/packs/exported-pack.ts";
import { saveFile, saveTextFile } from "#platform/save-file/save-file.ts";
import { hashPackFiles } from "#workers/pack-jobs/pack-job-client.ts";
import { packStorage, packs } from "./packs-on-device.ts";

/** The pause between downloads: a browser that gets several at once keeps only the first. */
const BETWEEN_DOWNLOADS_MS = 400;

/** Saves a pack or saved area as files that another device can open. Resolves to false on failure. */
export async function exportPack(id: string): Promise<boolean> {
  const record = packs.store.getState().records.find((one) => one.id === id);
  if (!record) return false;
  try {
    const [hashes, files] = await Promise.all([hashPackFiles(id), packStorage.files.files(id)]);
    const text = exportedManifest(record, hashes);
    saveTextFile({ fileName: "pack.json", type: "application/json", text });
    for (const { name } of record.files) {
      const bytes = files.get(name);
      if (!(bytes instanceof Blob)) return false;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_DOWNLOADS_MS));
      saveFile(new File([bytes], name));
    }
    return true;
  } catch (failure) {
    console.warn("Not exported:", failure);
    return false;
  }
}
