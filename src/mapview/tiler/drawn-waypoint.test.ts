import { describe, expect, it } from "vitest";
import { drawnWaypoint } from "./drawn-waypoint.ts";

const CAMP = { id: "a", name: "Kamp", lat: 52.1, lng: 5.2 };

describe("what a waypoint wears on the map", () => {
  it("is its icon and its colour", () => {
    const worn = { icon: "campsite", color: "#1e6091" };
    expect(drawnWaypoint({ ...CAMP, ...worn, note: "bij de beek" })).toEqual({ ...CAMP, ...worn });
  });

  it("is neither an icon nor a colour that nobody knows", () => {
    expect(drawnWaypoint({ ...CAMP, icon: "dragon", color: "url(x)" })).toEqual(CAMP);
  });

  it("is its name as one line of plain text, whatever a file made of it", () => {
    const label = (name: string) => drawnWaypoint({ ...CAMP, name }).name;
    expect(label("om\u202egekeerd")).toBe("om gekeerd");
    expect(label("een\ntwee\u0000drie\u0007")).toBe("een twee drie");
    expect(label("<b onclick=x>{name}</b>")).toBe("<b onclick=x>{name}</b>");
    expect(label("x".repeat(1_000_000))).toHaveLength(200);
  });
});
