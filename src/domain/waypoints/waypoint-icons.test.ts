import { describe, expect, it } from "vitest";
import { gpxSymbolOf, iconOfGpxSymbol, iconOfOsmAnd, osmAndIconOf } from "./waypoint-icon-names.ts";
import { WAYPOINT_ICONS, waypointIconFor } from "./waypoint-icons.ts";

describe("waypoint icons", () => {
  it.each(WAYPOINT_ICONS)("brings %s back from what it is called elsewhere", (icon) => {
    expect(iconOfGpxSymbol(gpxSymbolOf(icon))).toBe(icon);
    expect(iconOfOsmAnd(osmAndIconOf(icon))).toBe(icon);
  });

  it("reads what Garmin devices and other programs write, in any case", () => {
    expect(iconOfGpxSymbol("Flag, Red")).toBe("flag");
    expect(iconOfGpxSymbol("flag, green")).toBe("start");
    expect(iconOfGpxSymbol(" RV Park ")).toBe("campsite");
    expect(iconOfGpxSymbol("Trailhead")).toBe("pedestrian");
  });

  it("reads OsmAnd's names with and without the key", () => {
    expect(iconOfOsmAnd("amenity_drinking_water")).toBe("drinking-water");
    expect(iconOfOsmAnd("drinking_water")).toBe("drinking-water");
  });

  it("knows no icon for a name that nobody gave", () => {
    expect(iconOfGpxSymbol("Waypoint")).toBeNull();
    expect(iconOfGpxSymbol("constructor")).toBeNull();
    expect(iconOfOsmAnd("special_marker")).toBeNull();
    expect(waypointIconFor("constructor")).toBeNull();
    expect(waypointIconFor(undefined)).toBeNull();
  });

  it("gives other programs their plain mark for a waypoint without an icon", () => {
    expect([gpxSymbolOf(null), osmAndIconOf(null)]).toEqual(["Waypoint", "special_marker"]);
  });
});
