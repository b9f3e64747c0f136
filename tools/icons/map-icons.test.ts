import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WAYPOINT_ICONS } from "#domain/waypoints/waypoint-icons.ts";
import { POI_ICONS } from "#mapview/style/pois.ts";
import { waypointIconTexts } from "#words/waypoints/waypoints-edit.ts";
import { mapIconsSvg } from "./map-icons.ts";

const committed = readFileSync(
  new URL("../../public/icons/map-icons.svg", import.meta.url),
  "utf8",
);

describe("the icons", () => {
  it("equal those of the packages (else run tools/icons/make-map-icons.ts)", () => {
    expect(committed).toBe(mapIconsSvg([...WAYPOINT_ICONS, ...POI_ICONS]));
  });

  it("are plain paths without scripts or references", () => {
    const lines = committed.trim().split("\n").slice(1, -1);
    expect(lines.filter((line) => !/^<path id="[a-z-]+" d="[\w\s.,+-]+"\/>$/.test(line))).toEqual(
      [],
    );
  });

  it("have a Dutch name in the icon choice", () => {
    expect(Object.keys(waypointIconTexts)).toEqual([...WAYPOINT_ICONS]);
  });
});
