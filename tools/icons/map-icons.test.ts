import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WAYPOINT_ICONS } from "#domain/waypoints/waypoint-icons.ts";
import { waypointIconTexts } from "#i18n/waypoints-edit.ts";
import { POI_ICONS } from "#mapview/style/pois.ts";
import { mapIconsSvg } from "./map-icons.ts";

const committed = readFileSync(
  new URL("../../public/icons/map-icons.svg", import.meta.url),
  "utf8",
);

describe("the drawings of icons", () => {
  it("are those of the packages, byte for byte: else run tools/icons/make-map-icons.ts", () => {
    expect(committed).toBe(mapIconsSvg([...WAYPOINT_ICONS, ...POI_ICONS]));
  });

  it("are plain paths, in which nothing can be run or fetched", () => {
    const lines = committed.trim().split("\n").slice(1, -1);
    expect(lines.filter((line) => !/^<path id="[a-z-]+" d="[\w\s.,+-]+"\/>$/.test(line))).toEqual(
      [],
    );
  });

  it("all have a Dutch name where people choose them", () => {
    expect(Object.keys(waypointIconTexts)).toEqual([...WAYPOINT_ICONS]);
  });
});
