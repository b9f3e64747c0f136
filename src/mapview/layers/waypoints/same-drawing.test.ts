import { describe, expect, it } from "vitest";
import { haveSameDrawing } from "./same-drawing.ts";

const CAMP = { id: "a", name: "Kamp", lat: 52.1, lng: 5.2 };

describe("areDrawnAlike", () => {
  it("ignores the note, which is not on the map", () => {
    expect(haveSameDrawing([CAMP], [{ ...CAMP, note: "bij de beek" }])).toBe(true);
  });

  it.each([
    ["another name", [{ ...CAMP, name: "Post 2" }]],
    ["another place", [{ ...CAMP, lat: 52.2 }]],
    ["one more", [CAMP, { ...CAMP, id: "b" }]],
    ["none", []],
  ])("sees %s", (_, others) => {
    expect(haveSameDrawing([CAMP], others)).toBe(false);
  });
});
