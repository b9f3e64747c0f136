import { expect, test } from "vitest";
import type { FoundPlace } from "./found-place.ts";
import { nearTown } from "./near-town.ts";

function town(name: string, lat: number, detail: string | null = "village"): FoundPlace {
  return { kind: "town", name, lat, lng: 5, detail };
}

const TOWNS = [
  town("Baarn", 52.21, "town"),
  town("Lage Vuursche", 52.18),
  town("Wijk 13", 52.2001, "suburb"),
  town("Utrecht", 52.09, "city"),
];

test("a place is near the nearest town, not near a part of one", () => {
  expect(nearTown({ lat: 52.2, lng: 5 }, TOWNS)).toBe("Baarn");
  expect(nearTown({ lat: 52.182, lng: 5 }, TOWNS)).toBe("Lage Vuursche");
});

test("a larger town may be somewhat farther away", () => {
  expect(nearTown({ lat: 52.194, lng: 5 }, TOWNS)).toBe("Baarn");
});

test("a town is distinguished from others of its name by a larger one", () => {
  expect(nearTown(town("Lage Vuursche", 52.18), TOWNS)).toBe("Baarn");
  expect(nearTown(town("Baarn", 52.21, "town"), TOWNS)).toBe("Utrecht");
  expect(nearTown(town("Utrecht", 52.09, "city"), TOWNS)).toBeNull();
});

test("at sea there is none", () => {
  expect(nearTown({ lat: 53.6, lng: 3 }, TOWNS)).toBeNull();
});
