import { describe, expect, it } from "vitest";
import { allowedDirections } from "./way-directions.ts";

const BOTH = { forward: true, backward: true };
const FORWARD = { forward: true, backward: false };
const BACKWARD = { forward: false, backward: true };

describe("cyclists", () => {
  it.each([
    [{}, BOTH],
    [{ oneway: "yes" }, FORWARD],
    [{ oneway: "1" }, FORWARD],
    [{ oneway: "-1" }, BACKWARD],
    [{ oneway: "no" }, BOTH],
    [{ oneway: "reversible" }, BOTH],
    [{ oneway: "yes", "oneway:bicycle": "no" }, BOTH],
    [{ "oneway:bicycle": "yes" }, FORWARD],
    [{ "oneway:bicycle": "-1" }, BACKWARD],
    [{ oneway: "yes", cycleway: "opposite" }, BOTH],
    [{ oneway: "yes", cycleway: "opposite_lane" }, BOTH],
    [{ oneway: "yes", "cycleway:left": "opposite_track" }, BOTH],
    [{ oneway: "yes", "cycleway:left": "lane", "cycleway:left:oneway": "-1" }, BOTH],
    [{ oneway: "yes", "cycleway:both": "track", "cycleway:both:oneway": "no" }, BOTH],
    [{ oneway: "yes", "cycleway:left": "no", "cycleway:left:oneway": "no" }, FORWARD],
    [{ oneway: "yes", cycleway: "lane" }, FORWARD],
    [{ junction: "roundabout" }, FORWARD],
    [{ junction: "circular" }, FORWARD],
    [{ junction: "roundabout", oneway: "no" }, BOTH],
    [{ junction: "roundabout", "oneway:bicycle": "no" }, BOTH],
  ])("on %j", (tags: Record<string, string>, expected) => {
    expect(allowedDirections(tags, "cycle")).toEqual(expected);
  });
});

describe("walkers and boats", () => {
  it.each([
    ["walk", { oneway: "yes", junction: "roundabout" }, BOTH],
    ["walk", { "oneway:foot": "yes" }, FORWARD],
    ["walk", { "oneway:bicycle": "yes" }, BOTH],
    ["motorboat", { oneway: "yes" }, BOTH],
    ["motorboat", { "oneway:boat": "yes" }, FORWARD],
    ["canoe", { "oneway:canoe": "-1", "oneway:boat": "yes" }, BACKWARD],
  ] as const)("%s on %j", (mode, tags, expected) => {
    expect(allowedDirections(tags, mode)).toEqual(expected);
  });
});
