import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { createGroups } from "#domain/network/ways/file/way-components.ts";

/** The components of all packs for a mode, joined where they share a node. */
export interface ComponentGroups {
  /** Returns the number of a component of a pack. */
  readonly numberOf: (pack: number, component: number) => number;
  readonly join: (a: number, b: number) => void;
  /** Returns whether ways in two components are connected. */
  readonly areJoined: (a: number, b: number) => boolean;
  /** Takes off the length of edges that do not count, because another pack has them. */
  readonly shrink: (component: number, units: number) => void;
  /**
   * Returns the length of a component with all that are joined to it, in decimetres. What two packs have counts twice
   * until its cells were joined.
   */
  readonly sizeOf: (component: number) => number;
}

/** Creates groups from the sizes of the components of each pack, for each mode. */
export function createComponentGroups(
  sizes: readonly (readonly Float64Array[])[],
): Readonly<Record<NetworkMode, ComponentGroups>> {
  const entries = NETWORK_MODES.map(
    (mode, index) =>
      [mode, groupsOf(sizes.map((ofPack) => ofPack[index] ?? new Float64Array()))] as const,
  );
  return Object.fromEntries(entries) as Record<NetworkMode, ComponentGroups>;
}

function groupsOf(sizes: readonly Float64Array[]): ComponentGroups {
  const offsets = [0];
  for (const ofPack of sizes) offsets.push((offsets.at(-1) ?? 0) + ofPack.length);
  const joined = Float64Array.from(sizes.flatMap((ofPack) => [...ofPack]));
  const groups = createGroups(joined.length);
  return {
    numberOf: (pack, component) => (offsets[pack] ?? 0) + component,
    join: (a, b) => {
      const [first, second] = [groups.of(a), groups.of(b)];
      if (first === second) return;
      const size = (joined[first] as number) + (joined[second] as number);
      groups.join(first, second);
      joined[groups.of(first)] = size;
    },
    shrink: (component, units) => {
      const group = groups.of(component);
      joined[group] = (joined[group] ?? 0) - units;
    },
    areJoined: (a, b) => groups.of(a) === groups.of(b),
    sizeOf: (component) => joined[groups.of(component)] ?? 0,
  };
}
