import { describe, expect, it } from "vitest";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import {
  isPutIn,
  isStoppingBoats,
  WATER_MODES,
  type WaterMode,
  waterAccess,
} from "./water-access.ts";

/** Returns "both", "forward", "backward", "carried" or "closed", with a question mark where no tag says so. */
function accessOf(tags: OsmTags, mode: WaterMode): string {
  const { directions, isTagged, isCarried } = waterAccess(tags, mode);
  if (isCarried) return "carried";
  if (!directions.forward && !directions.backward) return "closed";
  const way = directions.forward && directions.backward ? "both" : "oneway";
  const named = way === "oneway" ? (directions.forward ? "forward" : "backward") : way;
  return isTagged ? named : `${named}?`;
}

/** Returns the access of canoes, then of motorboats. */
const both = (tags: OsmTags): string[] => WATER_MODES.map((mode) => accessOf(tags, mode));

describe("access to waters", () => {
  it.each<[string, OsmTags, readonly string[]]>([
    ["a river without tags is probably open", { waterway: "river" }, ["both?", "both?"]],
    ["a canal with a class is open", { waterway: "canal", CEMT: "II" }, ["both?", "both"]],
    ["class 0 is no class", { waterway: "canal", CEMT: "0" }, ["both?", "both?"]],
    ["a ditch is closed", { waterway: "ditch" }, ["closed", "closed"]],
    ["a ditch for canoes is open to them", { waterway: "ditch", canoe: "yes" }, ["both", "closed"]],
    ["motorboat=no leaves canoes", { waterway: "canal", motorboat: "no" }, ["both?", "closed"]],
    ["boat=no closes to all", { waterway: "river", boat: "no" }, ["closed", "closed"]],
    [
      "the own tag comes first",
      { waterway: "river", boat: "no", canoe: "yes" },
      ["both", "closed"],
    ],
    ["private water is closed", { waterway: "canal", access: "private" }, ["closed", "closed"]],
    [
      "private water is open by an own tag",
      { waterway: "canal", access: "private", boat: "permissive" },
      ["both", "both"],
    ],
    ["a culvert is closed", { waterway: "canal", tunnel: "culvert" }, ["closed", "closed"]],
    [
      "a culvert with a tag is open",
      { waterway: "canal", tunnel: "culvert", canoe: "yes" },
      ["both", "closed"],
    ],
    ["a tunnel is open", { waterway: "canal", tunnel: "yes" }, ["both?", "both?"]],
    ["a dry river is closed", { waterway: "river", intermittent: "yes" }, ["closed", "closed"]],
    ["oneway binds all", { waterway: "canal", oneway: "yes" }, ["forward?", "forward?"]],
    [
      "oneway:motorboat binds them alone",
      { waterway: "canal", "oneway:motorboat": "-1" },
      ["both?", "backward?"],
    ],
    [
      "a path with a portage is carried",
      { highway: "path", canoe: "portage" },
      ["carried", "closed"],
    ],
    ["a plain path is closed", { highway: "path", canoe: "yes" }, ["closed", "closed"]],
    ["a dam is no water", { waterway: "dam" }, ["closed", "closed"]],
  ])("%s", (_, tags, expected) => expect(both(tags)).toEqual(expected));

  it.each(["weir", "dam", "sluice_gate", "waterfall"])("ends at a %s", (waterway) => {
    expect(isStoppingBoats({ waterway })).toBe(true);
    expect(isStoppingBoats({ waterway, boat: "yes" })).toBe(false);
  });

  it("does not end at a lock", () => {
    expect(isStoppingBoats({ waterway: "lock_gate" })).toBe(false);
  });

  it("begins at places for canoes", () => {
    expect(isPutIn({ canoe: "put_in" })).toBe(true);
    expect(isPutIn({ waterway: "access_point" })).toBe(true);
    expect(isPutIn({ waterway: "access_point", access: "private" })).toBe(false);
    expect(isPutIn({ leisure: "slipway" })).toBe(false);
  });
});
