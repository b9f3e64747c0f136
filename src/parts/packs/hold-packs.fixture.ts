import { onTestFinished } from "vitest";
import { packsStore } from "#state/packs/packs.ts";
import type { PacksSnapshot } from "#state/packs/packs-snapshot.ts";

/**
 * Puts these packs on the device until the end of the test. The test page has no files, and a search for packs from
 * an earlier test could otherwise remove them.
 */
export function holdPacks(packs: PacksSnapshot["packs"]): void {
  const held = { packs, problem: null };
  packsStore.setState(held);
  onTestFinished(
    packsStore.subscribe((now) => {
      if (now.packs !== packs || now.problem !== null) packsStore.setState(held);
    }),
  );
}
