import {
  BULLETIN_FORMAT,
  BULLETIN_LIMITS,
  BULLETIN_VERSION,
  type Bulletin,
  type BulletinPart,
} from "./bulletin.ts";

/** Writes the file that `readBulletin` reads. */
export function writeBulletin({ notices, tides, levels }: Bulletin): string {
  return JSON.stringify({
    format: BULLETIN_FORMAT,
    version: BULLETIN_VERSION,
    notices: partOf(notices, BULLETIN_LIMITS.notices, ({ line, ...notice }) => ({
      ...notice,
      line: line.map((degrees) => Math.round(degrees * 1e5) / 1e5),
    })),
    tides: partOf(tides, BULLETIN_LIMITS.stations, ({ extremes, ...station }) => ({
      ...station,
      times: extremes.map(({ atMs }) => Math.round(atMs / 60_000)),
      centimeters: extremes.map(({ meters }) => Math.round(100 * meters)),
    })),
    levels: partOf(levels, BULLETIN_LIMITS.gauges, ({ meters, ...gauge }) => ({
      ...gauge,
      centimeters: Math.round(100 * meters),
    })),
  });
}

function partOf<Item>(
  part: BulletinPart<Item> | null,
  maxItems: number,
  recordOf: (item: Item) => object,
) {
  if (!part) return null;
  const { items, askedAtMs, leftOutCount } = part;
  const beyond = Math.max(0, items.length - maxItems);
  const records = items.slice(0, maxItems).map(recordOf);
  return { askedAtMs, leftOutCount: leftOutCount + beyond, items: records };
}
