import type { LngLat } from "./area-shape.ts";

/** Returns the places of a line that is kept as lng, lat, lng, lat …. */
export function lineOfNumbers(numbers: Float64Array): readonly LngLat[] {
  const line: LngLat[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    line.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  }
  return line;
}
