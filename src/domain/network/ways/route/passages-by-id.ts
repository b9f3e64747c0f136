import { draughtOf, LOCK_WORD } from "#domain/network/ways/file/water-attributes.ts";
import type { PassageCosts } from "./way-costs.ts";

/** The metres that a boat would rather go around than pass a lock, also one that is in the map only. */
export const LOCK_METERS = 1500;

/** The metres that a boat would rather go around than take what never lets it through: the last resort, and the route says it. */
export const BLOCKED_METERS = 300_000;

/**
 * Returns the costs of bridges and locks from a list of id, metres, id, metres …; nothing for bridges that are not in it.
 * @param draughtMeters the draught of the boat, which waters with room for less never let through; null if it is unknown
 */
export function passagesById(
  costs: Float64Array,
  draughtMeters: number | null = null,
): PassageCosts {
  const metersOf = new Map<number, number>();
  let hash = 0;
  for (let at = 0; at + 1 < costs.length; at += 2) {
    const [id, meters] = [costs[at] as number, costs[at + 1] as number];
    metersOf.set(id, meters);
    hash = (Math.imul(hash, 31) + id + Math.imul(meters, 17)) | 0;
  }
  return {
    key: `${metersOf.size} ${hash} ${draughtMeters}`,
    metersFor: (words) => {
      const room = draughtMeters === null ? undefined : draughtOf(words);
      const isTooShallow = room !== undefined && room < (draughtMeters ?? 0);
      return words.split(" ").reduce(
        (sum, word) => {
          return sum + (word === LOCK_WORD ? LOCK_METERS : (metersOf.get(Number(word)) ?? 0));
        },
        isTooShallow ? BLOCKED_METERS : 0,
      );
    },
  };
}
