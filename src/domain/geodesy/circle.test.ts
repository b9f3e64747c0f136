import { expect, it } from "vitest";
import { circleAround } from "./circle.ts";
import { direct, inverse } from "./geodesic.ts";

it.each([
  [500, 0, 0.05],
  [500, 52, 0.05],
  [10_000, 52, 1],
  [100_000, 52, 40],
  [100_000, -70, 60],
])("of %d m at latitude %d is within %d m of the geodesic", (radiusMeters, lat, limitMeters) => {
  const center = { lat, lng: 5 };
  for (const [index, corner] of circleAround(center, radiusMeters, 16).entries()) {
    const { place } = direct(center, 22.5 * index, radiusMeters);
    expect(inverse(corner, place).distanceMeters).toBeLessThan(limitMeters);
  }
});
