import { expect, it } from "vitest";
import { crossTrackLimit } from "./cross-track-limit.ts";

it("takes the choice of the user, then the room on the water, then a default that it names as such", () => {
  expect(crossTrackLimit(80, 20)).toEqual({ meters: 80, basis: "user" });
  expect(crossTrackLimit(null, 20.4)).toEqual({ meters: 20, basis: "water" });
  expect(crossTrackLimit(null, 4)).toEqual({ meters: 15, basis: "water" });
  expect(crossTrackLimit(null, 250)).toEqual({ meters: 185, basis: "water" });
  for (const unknown of [0, undefined]) {
    expect(crossTrackLimit(null, unknown)).toEqual({ meters: 50, basis: "default" });
  }
});
