import { describe, expect, it } from "vitest";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { isClosedBarrier, WAY_MODES, type WayMode, wayAccess } from "./way-access.ts";

/** Returns "both", "forward", "backward" or "closed". */
function accessOf(tags: OsmTags, mode: WayMode): string {
  const { forward, backward } = wayAccess(tags, mode);
  if (forward && backward) return "both";
  if (forward) return "forward";
  return backward ? "backward" : "closed";
}

const ROADS = [
  ...["primary", "secondary", "tertiary", "primary_link", "secondary_link", "tertiary_link"],
  ...["unclassified", "residential", "living_street", "service", "track", "path", "cycleway"],
];
const ON_FOOT_ONLY = ["pedestrian", "footway", "steps", "bridleway"];
const NEVER = ["motorway", "motorway_link", "busway", "platform", "corridor", "construction"];

describe("access to ways", () => {
  it.each([...ROADS, "road"])("is open on %s to walkers and cyclists", (highway) => {
    expect(WAY_MODES.map((mode) => accessOf({ highway }, mode))).toEqual(["both", "both"]);
  });

  it.each(ON_FOOT_ONLY)("is open on %s to walkers, and to cyclists with a tag", (highway) => {
    expect(WAY_MODES.map((mode) => accessOf({ highway }, mode))).toEqual(["both", "closed"]);
    expect(accessOf({ highway, bicycle: "yes" }, "cycle")).toBe("both");
  });

  it.each(["trunk", "trunk_link"])("is open on %s only with a tag", (highway) => {
    expect(WAY_MODES.map((mode) => accessOf({ highway }, mode))).toEqual(["closed", "closed"]);
    const open = { highway, foot: "designated", bicycle: "official" };
    expect(WAY_MODES.map((mode) => accessOf(open, mode))).toEqual(["both", "both"]);
  });

  it.each([...NEVER, "proposed"])("is closed on %s, whatever its tags", (highway) => {
    const tags = { highway, foot: "yes", bicycle: "yes" };
    expect(WAY_MODES.map((mode) => accessOf(tags, mode))).toEqual(["closed", "closed"]);
  });

  it("is open on ferries, unless they are closed to the mode", () => {
    expect(accessOf({ route: "ferry" }, "walk")).toBe("both");
    expect(accessOf({ route: "ferry", bicycle: "no" }, "cycle")).toBe("closed");
    expect(accessOf({ route: "ferry", access: "private", foot: "yes" }, "walk")).toBe("both");
  });

  it.each(["no", "private", "customers", "delivery", "agricultural", "forestry", "military"])(
    "is closed by access=%s, unless the mode's own tag opens it",
    (access) => {
      const tags = { highway: "track", access };
      expect(WAY_MODES.map((mode) => accessOf(tags, mode))).toEqual(["closed", "closed"]);
      expect(accessOf({ ...tags, foot: "permissive" }, "walk")).toBe("both");
      expect(accessOf({ highway: "track", vehicle: access }, "cycle")).toBe("closed");
      expect(accessOf({ highway: "track", vehicle: access }, "walk")).toBe("both");
    },
  );

  it.each(["dismount", "customers", "discouraged", "unknown"])(
    "ignores the own value %s",
    (value) => {
      expect(accessOf({ highway: "path", bicycle: value }, "cycle")).toBe("both");
      expect(accessOf({ highway: "footway", bicycle: value }, "cycle")).toBe("closed");
      expect(accessOf({ highway: "path", foot: value, access: "no" }, "walk")).toBe("closed");
    },
  );

  it("is closed beside a cycleway that must be used, but only to cyclists", () => {
    const tags = { highway: "tertiary", bicycle: "use_sidepath", foot: "use_sidepath" };
    expect(WAY_MODES.map((mode) => accessOf(tags, mode))).toEqual(["both", "closed"]);
  });

  it("is closed on roads for motor vehicles, unless a tag opens them", () => {
    const tags = { highway: "primary", motorroad: "yes" };
    expect(WAY_MODES.map((mode) => accessOf(tags, mode))).toEqual(["closed", "closed"]);
    expect(accessOf({ ...tags, bicycle: "yes" }, "cycle")).toBe("both");
  });

  it("is not closed by times and seasons", () => {
    const tags = {
      highway: "path",
      "access:conditional": "no @ sunset-sunrise",
      seasonal: "summer",
    };
    expect(WAY_MODES.map((mode) => accessOf(tags, mode))).toEqual(["both", "both"]);
  });

  it("binds cyclists to one-way streets, and walkers only to their own sign", () => {
    const tags = { highway: "residential", oneway: "yes" };
    expect(WAY_MODES.map((mode) => accessOf(tags, mode))).toEqual(["both", "forward"]);
    expect(accessOf({ ...tags, "oneway:bicycle": "no" }, "cycle")).toBe("both");
    expect(accessOf({ highway: "residential", junction: "roundabout" }, "cycle")).toBe("forward");
    expect(accessOf({ highway: "steps", "oneway:foot": "-1" }, "walk")).toBe("backward");
  });
});

describe("a barrier", () => {
  const closed = (tags: OsmTags): boolean[] => WAY_MODES.map((mode) => isClosedBarrier(tags, mode));

  it("stops a mode by its own tag, or by access without one", () => {
    expect(closed({ barrier: "gate" })).toEqual([false, false]);
    expect(closed({ barrier: "gate", access: "private" })).toEqual([true, true]);
    expect(closed({ barrier: "gate", access: "no", foot: "yes" })).toEqual([false, true]);
    expect(closed({ barrier: "gate", access: "no", bicycle: "dismount" })).toEqual([true, false]);
    expect(closed({ barrier: "stile", bicycle: "no" })).toEqual([false, true]);
    expect(closed({ barrier: "gate", foot: "unknown", access: "no" })).toEqual([true, true]);
    expect(closed({ barrier: "gate", access: "customers" })).toEqual([false, false]);
  });

  it("is needed to stop anybody", () => {
    expect(closed({ access: "no" })).toEqual([false, false]);
  });
});
