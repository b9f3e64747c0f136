import { expect, test } from "vitest";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { ARRIVAL_METERS, hasArrived } from "./has-arrived.ts";

const START = { lat: 51.9, lng: 4.5 };

test("of 1,000 invented passings none is missed, and none is early by more than the circle", {
  tags: "thorough",
}, () => {
  const random = seededRandom(44);
  for (let passing = 0; passing < 1000; passing++) {
    const bearing = random() * 360;
    const legMeters = 300 + random() * 4000;
    const mark = direct(START, bearing, legMeters).place;
    const by = { mark, leg: { from: START, to: mark } };
    // Up to 180 m beside the mark, with noise of 8 m, at one fix per 5 to 25 m.
    const beside = (random() - 0.5) * 360;
    const stepMeters = 5 + random() * 20;
    let arrivedAt: number | null = null;
    for (let along = -400; along <= 150 && arrivedAt === null; along += stepMeters) {
      const onLine = direct(mark, bearing, along + (random() - 0.5) * 16).place;
      const place = direct(onLine, bearing + 90, beside + (random() - 0.5) * 16).place;
      // A leg begins after its start.
      if (inverse(START, place).distanceMeters < 20 || along < -legMeters) continue;
      if (hasArrived(place, by)) arrivedAt = along;
    }
    expect(arrivedAt).not.toBeNull();
    expect(arrivedAt ?? -1e9).toBeGreaterThan(-ARRIVAL_METERS - stepMeters - 16);
  }
});

test("a boat far beside or before its mark has not arrived", () => {
  const mark = direct(START, 45, 2000).place;
  const by = { mark, leg: { from: START, to: mark } };
  expect(hasArrived(direct(mark, 135, 400).place, by)).toBe(false);
  expect(hasArrived(direct(mark, 225, 60).place, by)).toBe(false);
  expect(hasArrived(direct(mark, 225, 40).place, by)).toBe(true);
  expect(hasArrived(direct(mark, 45, 200).place, { mark, leg: null })).toBe(false);
});
