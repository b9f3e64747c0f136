import { expect, it } from "vitest";
import { EMPTY_HUNT } from "#domain/survey/hunt.ts";
import { huntContent } from "./hunt-content.ts";

const PLACE = { lat: 52, lng: 5 };

it("writes circles and areas as closed routes, and every point with its name", () => {
  const hunt = {
    circles: [{ ...PLACE, id: "1", name: "Clubhuis", radiusMeters: 500 }],
    sightings: [{ ...PLACE, id: "2", name: "Vos", atMs: 0, speedKmh: 6 }],
    areas: [
      { id: "3", name: "Noord", ring: [PLACE, { lat: 52.1, lng: 5 }, { lat: 52, lng: 5.1 }] },
    ],
  };
  const content = huntContent("Jacht", hunt, 600_000);
  expect(content.waypoints.map(({ name }) => name)).toEqual(["Clubhuis", "Vos"]);
  expect(content.waypoints[1]?.timeMs).toBe(0);
  expect(content.routes.map(({ name }) => name)).toEqual(["Clubhuis", "Vos", "Noord"]);
  for (const { points } of content.routes) expect(points.at(-1)).toEqual(points[0]);
});

it("leaves out the circle of a sighting that has not grown", () => {
  const sightings = [{ ...PLACE, id: "2", name: "Vos", atMs: 1000, speedKmh: 6 }];
  expect(huntContent("Jacht", { ...EMPTY_HUNT, sightings }, 1000).routes).toEqual([]);
});
