import { describe, expect, it } from "vitest";
import { drawnWaypoint } from "./drawn-waypoint.ts";

const CAMP = { id: "a", name: "Kamp", lat: 52.1, lng: 5.2 };

describe("a waypoint on the map", () => {
  it("has its icon and its colour", () => {
    const worn = { icon: "campsite", color: "#1e6091" };
    expect(drawnWaypoint({ ...CAMP, ...worn, note: "bij de beek" })).toEqual({ ...CAMP, ...worn });
  });

  it("has no unknown icon or invalid colour", () => {
    expect(drawnWaypoint({ ...CAMP, icon: "dragon", color: "url(x)" })).toEqual(CAMP);
  });

  it("has its name as one line of plain text, from any file", () => {
    const label = (name: string) => drawnWaypoint({ ...CAMP, name }).name;
    expect(label("om\u202egekeerd")).toBe("om gekeerd");
    expect(label("een\ntwee\u0000drie\u0007")).toBe("een twee drie");
    expect(label("<b onclick=x>{name}</b>")).toBe("<b onclick=x>{name}</b>");
    expect(label("x".repeat(1_000_000))).toHaveLength(200);
  });
});
