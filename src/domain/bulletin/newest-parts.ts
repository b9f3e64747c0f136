import { type Bulletin, type BulletinPart, bulletinAge } from "./bulletin.ts";

/**
 * Returns of two files the newer of each part, so that a part that a server lacks or has in an older state stays. A part from the
 * future is taken only where there is no other, because no later one would replace it.
 */
export function newestParts(one: Bulletin | null, other: Bulletin, nowMs: number): Bulletin {
  if (!one) return other;
  return {
    notices: newer(one.notices, other.notices, nowMs),
    tides: newer(one.tides, other.tides, nowMs),
    levels: newer(one.levels, other.levels, nowMs),
  };
}

function newer<Item>(
  one: BulletinPart<Item> | null,
  other: BulletinPart<Item> | null,
  nowMs: number,
): BulletinPart<Item> | null {
  if (!one || !other) return one ?? other;
  const isAhead = (part: BulletinPart<Item>) => bulletinAge(part.askedAtMs, nowMs) === "ahead";
  if (isAhead(one) !== isAhead(other)) return isAhead(one) ? other : one;
  return one.askedAtMs > other.askedAtMs ? one : other;
}
