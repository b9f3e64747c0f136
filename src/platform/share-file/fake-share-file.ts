import type { ShareFile, ShareFileOutcome } from "./share-file.ts";

/** A share sheet with a fixed outcome; saved files are kept. */
export interface FakeShareFile extends ShareFile {
  readonly shared: File[];
  readonly saved: File[];
}

/**
 * Creates a share sheet.
 * @param outcome null if the device has no share sheet
 */
export function fakeShareFile(outcome: ShareFileOutcome | null): FakeShareFile {
  const shared: File[] = [];
  const saved: File[] = [];
  return {
    shared,
    saved,
    isAvailable: outcome !== null,
    async share(file) {
      if (outcome === "shared") shared.push(file);
      return outcome ?? "refused";
    },
    save: (file) => void saved.push(file),
  };
}
