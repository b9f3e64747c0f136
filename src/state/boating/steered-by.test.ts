import { expect, it } from "vitest";
import { guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { startGuidance } from "#domain/guidance/guide.ts";
import { steeredByRoute } from "./steered-by.ts";

it("tells the room on the water at the place along the route, and none where it is not known", () => {
  // 1,112 m north.
  const bare = guideLineOfTrack({
    lngs: Float64Array.of(5.2, 5.2),
    lats: Float64Array.of(52.6, 52.61),
  });
  const room = { stepMeters: 500, meters: Float64Array.of(20, 90, 0) };
  const roomOf = (line: typeof bare, alongMeters: number) => {
    const passages = [{ alongMeters, farthestMeters: alongMeters }];
    const state = { ...startGuidance("motorboat"), passages };
    return steeredByRoute({ line, state }).by?.roomMeters;
  };
  expect([0, 500, 1000].map((along) => roomOf({ ...bare, room }, along))).toEqual([20, 90, 0]);
  expect(roomOf(bare, 500)).toBe(0);
});
