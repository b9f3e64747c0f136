import { expect, it } from "vitest";
import { stopsOutAndBack } from "./out-and-back.ts";
import { nodesAmong } from "./plan-route.ts";

const idsOf = (ids: readonly number[], stopPlaces: readonly number[]) => {
  const nodes = ids.map((osmId) => ({ osmId, number: `${osmId}`, lat: 52, lng: 5 }));
  return nodesAmong(stopsOutAndBack({ nodes, stopPlaces })).map(({ osmId }) => osmId);
};

it("finds the stops that a route leaves over the leg by which it came, and no passed node", () => {
  expect(idsOf([1, 2, 3, 2, 4], [0, 2, 4])).toEqual([3]);
  expect(idsOf([1, 2, 3, 5, 4], [0, 2, 4])).toEqual([]);
  expect(idsOf([1, 2, 3, 2, 4], [0, 4])).toEqual([]);
});

it("leaves out the ends, also of a loop", () => {
  expect(idsOf([1, 2, 3, 1], [0, 2, 3])).toEqual([]);
  expect(idsOf([1], [0])).toEqual([]);
});
