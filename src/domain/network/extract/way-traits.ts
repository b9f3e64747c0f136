import type { OsmTags } from "#domain/osm/osm-elements.ts";

/** Tells whether a way is a ferry. Source: OSM wiki, "Tag:route=ferry". */
export function isFerry(tags: OsmTags): boolean {
  return tags["route"] === "ferry" || tags["ferry"] === "yes";
}

/**
 * Tells whether a canoe is carried along a way: it is tagged so, or it is a path on land.
 * Source: OSM wiki, "Key:portage", "Tag:canoe=portage".
 */
export function isPortage(tags: OsmTags): boolean {
  if (tags["canoe"] === "portage" || (tags["portage"] ?? "no") !== "no") return true;
  return tags["highway"] !== undefined && tags["waterway"] === undefined;
}
