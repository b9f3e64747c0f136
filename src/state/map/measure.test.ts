import { beforeEach, describe, expect, it } from "vitest";
import { addMeasurePoint, measureStore, startMeasuring, undoMeasurePoint } from "./measure.ts";

const HERE = { lat: 52, lng: 5 };
const THERE = { lat: 52.1, lng: 5 };
const points = () => measureStore.getState().points;

describe("the points of the measuring tool", () => {
  beforeEach(() => measureStore.setState({ points: [], wiped: [] }));

  it("ignore a second tap on the same place", () => {
    for (const place of [HERE, { ...HERE }, THERE, HERE]) addMeasurePoint(place);
    expect(points()).toEqual([HERE, THERE, HERE]);
  });

  it("come back after they were all cleared", () => {
    addMeasurePoint(HERE);
    addMeasurePoint(THERE);
    startMeasuring(null);
    expect(points()).toEqual([]);
    undoMeasurePoint();
    expect(points()).toEqual([HERE, THERE]);
    undoMeasurePoint();
    expect(points()).toEqual([HERE]);
  });

  it("stay cleared once a new one is set", () => {
    addMeasurePoint(HERE);
    startMeasuring(null);
    addMeasurePoint(THERE);
    undoMeasurePoint();
    undoMeasurePoint();
    expect(points()).toEqual([]);
  });
});
