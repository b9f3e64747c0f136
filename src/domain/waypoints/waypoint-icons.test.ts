import { describe, expect, it } from "vitest";
import { gpxSymbolOf, iconOfGpxSymbol, iconOfOsmAnd, osmAndIconOf } from "./waypoint-icon-names.ts";
import { WAYPOINT_ICONS, waypointIconFor } from "./waypoint-icons.ts";

describe("waypoint icons", () => {
  it.each(WAYPOINT_ICONS)("%s survives conversion to the names of other programs", (icon) => {
    expect(iconOfGpxSymbol(gpxSymbolOf(icon))).toBe(icon);
    expect(iconOfOsmAnd(osmAndIconOf(icon))).toBe(icon);
  });

  it("are recognised by the names of Garmin and others, in any case", () => {
    expect(iconOfGpxSymbol("Flag, Red")).toBe("flag");
    expect(iconOfGpxSymbol("flag, green")).toBe("start");
    expect(iconOfGpxSymbol(" RV Park ")).toBe("campsite");
    expect(iconOfGpxSymbol("Trailhead")).toBe("pedestrian");
  });

  it("are recognised by OsmAnd's names with and without the key", () => {
    expect(iconOfOsmAnd("amenity_drinking_water")).toBe("drinking-water");
    expect(iconOfOsmAnd("drinking_water")).toBe("drinking-water");
  });

  it("are null for an unknown name", () => {
    expect(iconOfGpxSymbol("Waypoint")).toBeNull();
    expect(iconOfGpxSymbol("constructor")).toBeNull();
    expect(iconOfOsmAnd("special_marker")).toBeNull();
    expect(waypointIconFor("constructor")).toBeNull();
    expect(waypointIconFor(undefined)).toBeNull();
  });

  it("give other programs their plain mark for a waypoint without an icon", () => {
    expect([gpxSymbolOf(null), osmAndIconOf(null)]).toEqual(["Waypoint", "special_marker"]);
  });
});
