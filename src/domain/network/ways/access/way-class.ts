import { isFerry } from "#domain/network/extract/way-traits.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";

/** The classes of ways in the order of the stored file: values of `highway`, ferries, and waters. New ones are added at the end. */
export const WAY_CLASSES = [
  ...["primary", "primary_link", "secondary", "secondary_link", "tertiary", "tertiary_link"],
  ...["unclassified", "residential", "living_street", "service", "track", "path", "cycleway"],
  ...["road", "pedestrian", "footway", "steps", "bridleway", "trunk", "trunk_link", "ferry"],
  "water",
] as const;

/** The index of a class in `WAY_CLASSES`. */
export type WayClass = number;

const CLASS_OF: ReadonlyMap<string, WayClass> = new Map(
  WAY_CLASSES.slice(0, -2).map((name, index) => [name, index]),
);

/** The class of ferries. */
export const FERRY: WayClass = WAY_CLASSES.indexOf("ferry");

/** The class of waters, which no walker and no cyclist uses. */
export const WATER: WayClass = WAY_CLASSES.indexOf("water");

/** Returns the class of a way; null for a way that is never walked or cycled, such as a motorway. */
export function wayClassOf(tags: OsmTags): WayClass | null {
  const highway = tags["highway"];
  if (highway !== undefined) return CLASS_OF.get(highway) ?? null;
  return isFerry(tags) ? FERRY : null;
}

/** Classes of ways that nobody may walk or cycle, and those that look the same to somebody who passes. */
const LOOKS_LIKE: Readonly<Record<string, (typeof WAY_CLASSES)[number]>> = {
  motorway: "trunk",
  motorway_link: "trunk_link",
  busway: "service",
  bus_guideway: "service",
};

/**
 * Returns the class of a road or path that exists on the ground, open or not; null for ferries and ways that are only planned.
 */
export function seenClassOf(tags: OsmTags): WayClass | null {
  const highway = tags["highway"] ?? "";
  return CLASS_OF.get(LOOKS_LIKE[highway] ?? highway) ?? null;
}

/** Returns the class with this name. */
export function wayClassNamed(name: (typeof WAY_CLASSES)[number]): WayClass {
  return WAY_CLASSES.indexOf(name);
}
