import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import {
  type PreferredSurface,
  preferredSurface,
  type SurfaceOptions,
} from "#domain/network/plan/merged/surface-weights.ts";
import { FERRY, wayClassNamed } from "#domain/network/ways/access/way-class.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { DIRECTION_BITS, TRAITS, UNITS_PER_METER } from "#domain/network/ways/file/ways-format.ts";

/** The options of a route along ways. */
export interface WayOptions extends SurfaceOptions {
  /** The shortest route, whatever the ways are like. */
  readonly isShortest?: boolean;
  /** Takes a ferry only where no other way is nearly as short, or none leads there. */
  readonly avoidFerries?: boolean;
  /** Lets a cyclist get off for a short stretch that is closed to bicycles, where the way around is much longer. */
  readonly mayGetOff?: boolean;
  /** Takes waters that motorboats use only where no other is nearly as short. */
  readonly avoidMotorWaters?: boolean;
  /** Carries a canoe only where there is hardly another way. */
  readonly avoidPortages?: boolean;
  /** The costs of the bridges and locks of waters for the boat; none by default. */
  readonly passages?: PassageCosts;
}

/** The costs of bridges and locks for a boat. */
export interface PassageCosts {
  /** The same for equal costs. */
  readonly key: string;
  /** Returns the metres that a boat would rather go around than pass these bridges and locks, with the ids of `WayAttributes.condition`. */
  readonly metersFor: (ids: string) => number;
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
  readonly mode: NetworkMode;
  /** The same for equal costs. */
  readonly key: string;
  readonly of: (attributes: WayAttributes) => number;
  /** Returns the cost of any part of a way in addition, for its bridges and locks. */
  readonly once: (attributes: WayAttributes) => number;
  /** True if a cyclist may get off and walk. */
  readonly isWalkedToo: boolean;
  /** No way costs less. */
  readonly min: number;
  /** The cost of a plain way. */
  readonly plain: number;
}

/** A cyclist who gets off takes so many times as long, and would rather not. */
const WALKED_FACTOR = 8;

/**
 * Returns the cost of a decimetre of a way, along its nodes or against them; Infinity where it is closed. Cyclists who get off
 * walk everything that is open on foot but stairs and ferries.
 */
export function costAlong(costs: WayCosts, attributes: WayAttributes, isForward: boolean): number {
  const { mode, isWalkedToo } = costs;
  if (isOpenAlong(attributes, mode, isForward)) return costs.of(attributes);
  const isWalked = isWalkedToo && isWalkedByCyclists(attributes, isForward);
  return isWalked ? costs.of(attributes) * WALKED_FACTOR : Number.POSITIVE_INFINITY;
}

/** Returns the cost of a length of a way, decimetres, along its nodes or against them; Infinity where it is closed. */
export function costOfUnits(
  costs: WayCosts,
  attributes: WayAttributes,
  isForward: boolean,
  units: number,
): number {
  const cost = costAlong(costs, attributes, isForward);
  if (cost === Number.POSITIVE_INFINITY) return cost;
  return units * cost + (units > 0 ? costs.once(attributes) : 0);
}

/** Returns whether a way can be used in any direction. */
export function isUsable(costs: WayCosts, attributes: WayAttributes): boolean {
  return [true, false].some(
    (isForward) => costAlong(costs, attributes, isForward) < Number.POSITIVE_INFINITY,
  );
}

/** Returns whether a cyclist must get off on a way, along its nodes or against them, and may walk there. */
export function isWalkedByCyclists(attributes: WayAttributes, isForward: boolean): boolean {
  const { wayClass } = attributes;
  return (
    wayClass !== STEPS &&
    wayClass !== FERRY &&
    !isOpenAlong(attributes, "cycle", isForward) &&
    isOpenAlong(attributes, "walk", isForward)
  );
}

function isOpenAlong(
  { directions }: WayAttributes,
  mode: NetworkMode,
  isForward: boolean,
): boolean {
  const { forward, backward } = DIRECTION_BITS[mode];
  return (directions & (isForward ? forward : backward)) !== 0;
}

/** Returns the costs for a mode. */
export function wayCosts(mode: NetworkMode, options: WayOptions): WayCosts {
  if (isBoatingMode(mode)) return waterCosts(mode, options);
  const isWalkedToo = mode === "cycle" && options.mayGetOff === true;
  if (options.isShortest) {
    return {
      mode,
      key: `${mode} shortest`,
      of: () => 1,
      once: NOTHING,
      isWalkedToo: false,
      min: 1,
      plain: 1,
    };
  }
  const known = new Map<WayAttributes, number>();
  const costOf = (attributes: WayAttributes): number => {
    const cost = known.get(attributes) ?? Math.round(PLAIN * factorOf(attributes, mode, options));
    known.set(attributes, cost);
    return cost;
  };
  return {
    mode,
    // Costs that a cell remembers must not serve other options.
    key: `${mode} ${preferredSurface(options)} ${options.avoidFerries} ${isWalkedToo}`,
    of: costOf,
    once: NOTHING,
    isWalkedToo,
    min: Math.round(PLAIN * NETWORK_FACTOR),
    plain: PLAIN,
  };
}

const NOTHING = (): number => 0;

/**
 * The costs of a decimetre of a fairway, of a water where a tag lets the boat in, and of one of which only the map tells. Low,
 * so that many bridges fit in a number.
 */
const [FAIRWAY_COST, TAGGED_WATER_COST, OTHER_WATER_COST] = [4, 5, 6];
/** A canoe that is carried takes so many times as long, with unloading it. */
const CARRIED_WATER_FACTOR = 10;
const AVOIDED_CARRIED_FACTOR = 1000;
const AVOIDED_WATER_FACTOR = 3;

/** Returns whether a tag lets the boats of a mode use a water; otherwise nobody knows. */
export function isKnownOpen({ traits }: WayAttributes, mode: NetworkMode): boolean {
  return (traits & (mode === "canoe" ? TRAITS.canoeTagged : TRAITS.motorboatTagged)) !== 0;
}

function costOfWater(
  attributes: WayAttributes,
  mode: NetworkMode,
  { avoidMotorWaters, avoidPortages }: WayOptions,
): number {
  const { traits } = attributes;
  if (traits & TRAITS.carried) {
    return FAIRWAY_COST * (avoidPortages ? AVOIDED_CARRIED_FACTOR : CARRIED_WATER_FACTOR);
  }
  const isFairway = (traits & TRAITS.fairway) !== 0;
  const known = isKnownOpen(attributes, mode) ? TAGGED_WATER_COST : OTHER_WATER_COST;
  const cost = isFairway ? FAIRWAY_COST : known;
  const isMotorWater = isFairway || isKnownOpen(attributes, "motorboat");
  return mode === "canoe" && avoidMotorWaters && isMotorWater ? cost * AVOIDED_WATER_FACTOR : cost;
}

function waterCosts(mode: NetworkMode, options: WayOptions): WayCosts {
  const { passages, avoidMotorWaters = false, avoidPortages = false } = options;
  const once = ({ condition }: WayAttributes): number => {
    const meters = condition === null ? 0 : (passages?.metersFor(condition) ?? 0);
    return Math.round(meters * UNITS_PER_METER * FAIRWAY_COST);
  };
  return {
    mode,
    key: `${mode} ${avoidMotorWaters} ${avoidPortages} ${passages?.key ?? ""}`,
    of: (attributes) => costOfWater(attributes, mode, options),
    once,
    isWalkedToo: false,
    min: FAIRWAY_COST,
    plain: FAIRWAY_COST,
  };
}

const MAIN_ROADS: ReadonlySet<number> = new Set([
  ...[wayClassNamed("primary"), wayClassNamed("primary_link"), wayClassNamed("secondary")],
  ...[wayClassNamed("secondary_link"), wayClassNamed("tertiary"), wayClassNamed("tertiary_link")],
  ...[wayClassNamed("trunk"), wayClassNamed("trunk_link")],
]);

const PATH = wayClassNamed("path");
const STEPS = wayClassNamed("steps");

function factorOf(
  { wayClass, traits }: WayAttributes,
  mode: NetworkMode,
  options: WayOptions,
): number {
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
