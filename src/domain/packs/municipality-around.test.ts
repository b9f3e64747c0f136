import { expect, it } from "vitest";
import { municipalityAround } from "./municipality-around.ts";

const square = (west: number, south: number, size: number) =>
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ].flat();

/** With a hole of the other one in it, as Baarle-Nassau has. */
const MUNICIPALITIES = [
  { name: "Nassau", rings: [square(4.9, 51.4, 0.1), square(4.95, 51.45, 0.02)] },
  { name: "Hertog", rings: [square(4.95, 51.45, 0.02)] },
];

it.each([
  ["within it", 4.92, 51.42, "Nassau"],
  ["in its hole, which is another's", 4.96, 51.46, "Hertog"],
  ["outside of all", 5.1, 51.42, null],
])("names the municipality of a place %s", (_, lng, lat, name) => {
  expect(municipalityAround(MUNICIPALITIES, { lng, lat }, 10)).toBe(name);
});

it("names none where the border is nearer than the position is exact", () => {
  // 0.002° is 139 m from the border.
  const place = { lng: 4.902, lat: 51.42 };
  expect(municipalityAround(MUNICIPALITIES, place, 100)).toBe("Nassau");
  expect(municipalityAround(MUNICIPALITIES, place, 130)).toBeNull();
});

it("names none where an enclave lies within what the position leaves open", () => {
  const hole = square(4.951, 51.451, 0.001);
  const nassau = { name: "Nassau", rings: [square(4.9, 51.4, 0.1), hole] };
  const place = { lng: 4.955, lat: 51.4533 };
  expect(municipalityAround([nassau], place, 100)).toBe("Nassau");
  expect(municipalityAround([nassau], place, 600)).toBeNull();
});
