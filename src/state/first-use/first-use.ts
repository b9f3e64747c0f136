import type { TextStore } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import { countRecords } from "#storage/count-records.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { FOLLOWED_KEY } from "#storage/guidance/following-keys.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";
import { WAYPOINTS_KEY } from "#storage/records/waypoints/waypoint-mirror.ts";

/** Tells whether anything is stored on this device. */
export interface FirstUse {
  /** True if localStorage has no waypoints and no plan in hand; answers immediately. */
  seemsEmpty(): boolean;
  /**
   * Resolves to true if the database has no packs, plans and tracks either; falls back to `seemsEmpty` if it cannot
   * be opened.
   */
  isEmpty(): Promise<boolean>;
}

/** Creates the check on these stores. */
export function createFirstUse(
  texts: Pick<TextStore, "read">,
  connection: DatabaseConnection,
): FirstUse {
  const seemsEmpty = (): boolean =>
    [null, "[]"].includes(texts.read(WAYPOINTS_KEY)) &&
    [FOLLOWED_KEY, PLAN_DRAFT_KEY].every((key) => texts.read(key) === null);
  return {
    seemsEmpty,
    async isEmpty() {
      if (!seemsEmpty()) return false;
      return (await countRecords(connection).catch(() => 0)) === 0;
    },
  };
}

/** The check of this device. */
export const firstUse = createFirstUse(device.texts, device.connection);
