import {
  type PreferredSurface,
  preferredSurface,
  type SurfaceOptions,
} from "#domain/network/plan/merged/surface-weights.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { FERRY, wayClassNamed } from "#domain/network/ways/access/way-class.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { TRAITS } from "#domain/network/ways/file/ways-format.ts";

/** The options of a route along ways. */
export interface WayOptions extends SurfaceOptions {
  /** The shortest route, whatever the ways are like. */
  readonly isShortest?: boolean;
  /** Takes a ferry only where no other way is nearly as short, or none leads there. */
  readonly avoidFerries?: boolean;
}

/** The cost of a decimetre of a plain way; all factors are whole multiples of its parts. */
const PLAIN = 40;
const NETWORK_FACTOR = 0.8;
const MAIN_ROAD_FACTOR = 1.5;
/** A path that nobody tagged for bicycles may be unfit for them. */
const PATH_FACTOR = 1.5;
const AVOIDED_FERRY_FACTOR = 20;
const OTHER_SURFACE_FACTOR = 2;
const UNKNOWN_SURFACE_FACTOR = 1.5;

/** The costs of a search, whole numbers a decimetre. */
export interface WayCosts {
  readonly mode: WayMode;
  /** The same for equal costs. */
  readonly key: string;
  readonly of: (attributes: WayAttributes) => number;
  /** No way costs less. */
  readonly min: number;
}

/** Returns the costs for a mode. */
export function wayCosts(mode: WayMode, options: WayOptions): WayCosts {
  if (options.isShortest) return { mode, key: `${mode} shortest`, of: () => 1, min: 1 };
  const known = new Map<WayAttributes, number>();
  const costOf = (attributes: WayAttributes): number => {
    const cost = known.get(attributes) ?? Math.round(PLAIN * factorOf(attributes, mode, options));
    known.set(attributes, cost);
    return cost;
  };
  return {
    mode,
    key: `${mode} ${preferredSurface(options)}`,
    of: costOf,
    min: Math.round(PLAIN * NETWORK_FACTOR),
  };
}

const MAIN_ROADS: ReadonlySet<number> = new Set([
  ...[wayClassNamed("primary"), wayClassNamed("primary_link"), wayClassNamed("secondary")],
  ...[wayClassNamed("secondary_link"), wayClassNamed("tertiary"), wayClassNamed("tertiary_link")],
  ...[wayClassNamed("trunk"), wayClassNamed("trunk_link")],
]);

const PATH = wayClassNamed("path");

function factorOf({ wayClass, traits }: WayAttributes, mode: WayMode, options: WayOptions): number {
  const has = (trait: keyof typeof TRAITS): boolean => (traits & TRAITS[trait]) !== 0;
  const isWalk = mode === "walk";
  let factor = has(isWalk ? "walkNetwork" : "cycleNetwork") ? NETWORK_FACTOR : 1;
  if (MAIN_ROADS.has(wayClass) && !has(isWalk ? "sidewalk" : "cycleway"))
    factor *= MAIN_ROAD_FACTOR;
  if (wayClass === FERRY && options.avoidFerries) factor *= AVOIDED_FERRY_FACTOR;
  if (!isWalk && wayClass === PATH && !has("bicycleTagged")) factor *= PATH_FACTOR;
  return (
    factor *
    surfaceFactor(
      has(isWalk ? "walkPaved" : "cyclePaved"),
      has(isWalk ? "walkUnpaved" : "cycleUnpaved"),
      wayClass === FERRY ? null : preferredSurface(options),
    )
  );
}

function surfaceFactor(
  isPaved: boolean,
  isUnpaved: boolean,
  preferred: PreferredSurface | null,
): number {
  if (preferred === null) return 1;
  if (!isPaved && !isUnpaved) return UNKNOWN_SURFACE_FACTOR;
  return isPaved === (preferred === "paved") ? 1 : OTHER_SURFACE_FACTOR;
}
