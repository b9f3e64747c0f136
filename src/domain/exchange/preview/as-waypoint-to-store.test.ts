import { expect, it } from "vitest";
import { asWaypointToStore } from "./as-waypoint-to-store.ts";

it.each([
  [-4, { altitudeMeters: -4 }],
  [1e300, {}],
  [Number.POSITIVE_INFINITY, {}],
])("keeps the valid fields of a waypoint with an altitude of %d", (altitudeMeters, kept) => {
  const hut = { name: "Hut", lat: 52, lng: 5 };
  const stored = asWaypointToStore({ ...hut, altitudeMeters }, "hut.gpx");
  expect(stored).toEqual({ ...hut, ...kept, source: "hut.gpx" });
});
