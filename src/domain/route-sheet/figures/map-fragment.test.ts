import { expect, it } from "vitest";
import { mapFragment } from "./map-fragment.ts";

it("draws the way back from a turn-round beside the way there", () => {
  const place = { lat: 52, lng: 5 };
  const arms = { inDegrees: 90, outDegrees: 90, otherDegrees: [] };
  const step = {
    number: 1,
    junction: { place, alongMeters: 0, ...arms },
    remark: "",
    legMeters: 0,
  };
  const options = { isTurned: false, hasNumber: true, distance: "" };
  const { marks } = mapFragment(step, [], options);
  const ends = marks.flatMap((mark) =>
    mark.kind === "dot" || mark.kind === "arrowhead" ? [mark.at] : [],
  );
  const [dot = { x: 0, y: 0 }, tip = { x: 0, y: 0 }] = ends;
  expect(Math.hypot(dot.x - tip.x, dot.y - tip.y)).toBeGreaterThan(4);
});
