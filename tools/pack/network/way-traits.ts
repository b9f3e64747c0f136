import type { OsmTags } from "./osm-elements.ts";

/** Whether a way is crossed by ferry. Source: OSM wiki, "Tag:route=ferry". */
export function isFerry(tags: OsmTags): boolean {
  return tags["route"] === "ferry" || tags["ferry"] === "yes";
}

/**
 * Whether a canoe is carried over a way: it says so, or it is a path on land.
 * Source: OSM wiki, "Key:portage", "Tag:canoe=portage".
 */
export function isPortage(tags: OsmTags): boolean {
  if (tags["canoe"] === "portage" || (tags["portage"] ?? "no") !== "no") return true;
  return tags["highway"] !== undefined && tags["waterway"] === undefined;
}
