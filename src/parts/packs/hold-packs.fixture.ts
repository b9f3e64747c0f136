import { onTestFinished } from "vitest";
import { packsStore } from "#state/packs/packs.ts";
import type { PacksSnapshot } from "#state/packs/packs-snapshot.ts";

/**
 * These packs are on the device until the test is over. The page of the tests has no place for files:
 * who looked for them in an earlier test may hear so only now, and would take these away.
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
