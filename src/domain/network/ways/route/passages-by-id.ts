import type { PassageCosts } from "./way-costs.ts";

/** Returns the costs of bridges and locks from a list of id, metres, id, metres …; nothing for those that are not in it. */
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
    metersFor: (ids) =>
      ids.split(" ").reduce((sum, id) => sum + (metersOf.get(Number(id)) ?? 0), 0),
  };
}
