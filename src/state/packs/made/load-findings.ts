import { FINDINGS_FILE, type PackFindings } from "#domain/packs/pack-findings.ts";
import { packStorage } from "#state/packs/packs-on-device.ts";
import { readFindings } from "#storage/packs/findings-file.ts";
import { textOf } from "#storage/packs/small-file.ts";

/** Resolves to what was found when a pack was made; null if that cannot be read. Rejects if the device refuses. */
export async function loadFindings(packId: string): Promise<PackFindings | null> {
  const file = (await packStorage.files.files(packId)).get(FINDINGS_FILE);
  return file ? readFindings(await textOf(file)) : null;
}
