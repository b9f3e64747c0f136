import { isNotThere } from "#domain/network/extract/network-tags.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import type { RouteMode } from "./routes-format.ts";

/** The values of `type` of a relation that is a route, or a route of routes. */
const TYPES: ReadonlySet<string> = new Set(["route", "superroute", "route_master"]);

/** The values of `route`, and the mode for which the route is signed. Source: OSM wiki, "Tag:type=route". */
const MODES: Readonly<Record<string, RouteMode>> = {
  foot: "walk",
  hiking: "walk",
  walking: "walk",
  bicycle: "cycle",
};

/** Matches the name of a route between two numbered nodes, such as "9-10" or "A1 – B2". */
const NUMBER_PAIR = /^\s*\p{L}{0,2}\d+\p{L}?\s*[-‐‑–—−]\s*\p{L}{0,2}\d+\p{L}?\s*(?:;.*|\(.*)?$/u;

/** Tells whether a tag decides if a relation is a named route. */
export function isRouteKey(key: string): boolean {
  return key === "route";
}

/**
 * Returns the mode of a relation that is a route to walk or cycle, or a part of one; null for any other, for a route
 * between two numbered nodes, and for one that is not signed yet or no more.
 */
export function routeModeOf(tags: OsmTags): RouteMode | null {
  if (!TYPES.has(tags["type"] ?? "") || isNotThere(tags)) return null;
  if (tags["network:type"] === "node_network") return null;
  if ([tags["name"], tags["ref"]].some((text) => NUMBER_PAIR.test(text?.slice(0, 255) ?? ""))) {
    return null;
  }
  const kinds = (tags["route"] ?? "").split(";").map((kind) => kind.trim());
  return kinds.map((kind) => MODES[kind]).find((mode) => mode !== undefined) ?? null;
}
