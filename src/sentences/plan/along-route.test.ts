import { expect, it } from "vitest";
import { placesAlongText } from "./along-route.ts";

it("names a place along a track once, and one without a name only by its distance", () => {
  const place = (name: string, alongMeters: number, group = "drinking_water") => {
    const poi = { kind: group, group } as never;
    return { kind: "water" as const, place: { name, poi }, offMeters: 5, alongMeters };
  };
  const places = [place("De Pomp", 400), place("", 1700), place("", 1720), place("", 3500)];
  const inKilometers = (meters: number) => `${(meters / 1000).toFixed(1)} km`;
  expect(placesAlongText("water", places, inKilometers)).toBe("De Pomp (0.4 km), 1.7 km, 3.5 km");
});
