import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The download of bridges and locks, if a developer has it beside the project. */
const FILE = join(process.cwd(), "../shared/data/nautical/nl-bridges-locks-2026-07.json.gz");

/** True if there is a download to compare with. */
export const HAS_RAW_BRIDGES = existsSync(FILE);

/** A record of the download: metres, null if unknown. */
export interface RawBridge {
  /** B is a bridge, S a lock. */
  readonly t: "B" | "S";
  readonly id: number;
  readonly n: string;
  readonly lat: number;
  readonly lon: number;
  /** 1 for a movable bridge, or a lock with a schedule. */
  readonly open: 0 | 1;
  readonly hf: number | null;
  readonly hm: number | null;
  readonly wm: number | null;
  readonly w: number | null;
  readonly len?: number | null;
  /** The schedule; 0 for none. */
  readonly ot: number;
}

/** The sizes of a boat, metres. */
export interface RawBoat {
  readonly height: number;
  readonly width: number;
  readonly length: number;
}

/** The passage of a boat, decided from the fields of a record alone. */
export type RawPassage = "never" | "opens" | "fits" | "unknown";

/** Reads the download. */
export function rawBridges(): readonly RawBridge[] {
  return JSON.parse(gunzipSync(readFileSync(FILE)).toString("utf8")).objs;
}

/** Returns the records within 30 m of a line of [lat, lng], without any index and in a plane around each record. */
export function rawBridgesBeside(
  line: readonly (readonly [lat: number, lng: number])[],
  bridges: readonly RawBridge[],
): readonly RawBridge[] {
  return bridges.filter((bridge) => metersBeside(line, bridge) <= 30);
}

/** Returns the distance from a record to a line of [lat, lng], metres. */
export function metersBeside(
  line: readonly (readonly [lat: number, lng: number])[],
  { lat, lon }: Pick<RawBridge, "lat" | "lon">,
): number {
  const north = 111_195;
  const east = north * Math.cos((lat * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  for (const [at, [y1, x1]] of line.slice(0, -1).entries()) {
    const [y2, x2] = line[at + 1] as readonly [number, number];
    const [ax, ay] = [(x1 - lon) * east, (y1 - lat) * north];
    const [bx, by] = [(x2 - lon) * east, (y2 - lat) * north];
    const square = (bx - ax) ** 2 + (by - ay) ** 2;
    const part = square === 0 ? 0 : -(ax * (bx - ax) + ay * (by - ay)) / square;
    const near = Math.min(1, Math.max(0, part));
    least = Math.min(least, Math.hypot(ax + near * (bx - ax), ay + near * (by - ay)));
  }
  return least;
}

/** A clearance of zero or less is an error of the source: no boat could pass. */
const height = (meters: number | null): number | null =>
  meters !== null && meters > 0 ? meters : null;

/** Decides whether a boat passes a bridge or lock, from the fields as the page of the source explains them. */
export function rawPassage(bridge: RawBridge, boat: RawBoat): RawPassage {
  return bridge.t === "S" ? throughLock(bridge, boat) : underBridge(bridge, boat);
}

function throughLock(lock: RawBridge, boat: RawBoat): RawPassage {
  const [width, length] = [widthOf(lock), lock.len ?? null];
  if (isSmall(width, boat.width) || isSmall(length, boat.length)) return "never";
  return width === null || length === null ? "unknown" : "fits";
}

function underBridge(bridge: RawBridge, boat: RawBoat): RawPassage {
  const [fixed, closed] = [height(bridge.hf), height(bridge.hm)];
  const isHigh = (clearance: number | null) => (clearance ?? 0) >= boat.height;
  const width = widthOf(bridge);
  if (isSmall(width, boat.width)) {
    // A fixed span beside the one that opens may be wide enough.
    const fitsBeside = bridge.open === 1 && isHigh(fixed) && (bridge.w ?? 0) >= boat.width;
    return fitsBeside ? "unknown" : "never";
  }
  const clearance = bridge.open ? (closed ?? fixed) : (fixed ?? closed);
  if (isHigh(clearance)) return width === null ? "unknown" : "fits";
  if (bridge.open) return "opens";
  // A fixed bridge with hours contradicts itself.
  return clearance === null || bridge.ot !== 0 ? "unknown" : "never";
}

const widthOf = ({ open, wm, w }: RawBridge): number | null => (open ? (wm ?? w) : w);

const isSmall = (known: number | null, needed: number): boolean => known !== null && known < needed;
