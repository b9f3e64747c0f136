import { LOCK_WORD } from "#domain/network/ways/file/water-attributes.ts";
import type { PassageCosts } from "./way-costs.ts";

/** A lock that is in the map only keeps a boat waiting like any other. */
const LOCK_METERS = 1500;

/** Returns the costs of bridges and locks from a list of id, metres, id, metres …; nothing for bridges that are not in it. */
export function passagesById(costs: Float64Array): PassageCosts {
  const metersOf = new Map<number, number>();
  let hash = 0;
  for (let at = 0; at + 1 < costs.length; at += 2) {
    const [id, meters] = [costs[at] as number, costs[at + 1] as number];
    metersOf.set(id, meters);
    hash = (Math.imul(hash, 31) + id + Math.imul(meters, 17)) | 0;
  }
  return {
    key: `${metersOf.size} ${hash}`,
    metersFor: (words) =>
      words.split(" ").reduce((sum, word) => {
        return sum + (word === LOCK_WORD ? LOCK_METERS : (metersOf.get(Number(word)) ?? 0));
      }, 0),
  };
}
