/** A region whose map and networks were fetched as one; each of its packs and jobs carries it. */
export interface PackRegion {
  readonly id: string;
  /** The name by the user, or after the nearest place. */
  readonly name: string;
  /** The part of the region, where the kind of the pack or job does not tell. */
  readonly part?: "marks" | undefined;
}

/** Anything that may be a part of a region. */
interface RegionPart {
  readonly region?: PackRegion | undefined;
}

/** The parts of one region; never empty. */
export interface RegionGroup<Part> {
  readonly region: PackRegion;
  readonly parts: readonly Part[];
}

/** Groups parts by their region, in the order of the first part of each; leaves out what belongs to none. */
export function regionGroups<Part extends RegionPart>(
  items: readonly Part[],
): readonly RegionGroup<Part>[] {
  const groups = new Map<string, { region: PackRegion; parts: Part[] }>();
  for (const item of items) {
    if (!item.region) continue;
    const group = groups.get(item.region.id);
    if (group) group.parts.push(item);
    else groups.set(item.region.id, { region: item.region, parts: [item] });
  }
  return [...groups.values()];
}
