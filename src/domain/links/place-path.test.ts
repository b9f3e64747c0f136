import { expect, it } from "vitest";
import { placeOnMapPath, readPlaceOnMap } from "./place-path.ts";

const searchOf = (path: string) => new URL(path, "https://x.example").searchParams;

it("leads to a place with its name", () => {
  const path = placeOnMapPath({ lat: 52.1, lng: -0.5, zoom: 16 }, "Post 1 & 2");
  expect(path).toMatch(/#16\/52\.1\/-0\.5$/);
  expect(readPlaceOnMap(searchOf(path))).toEqual({
    place: { lat: 52.1, lng: -0.5 },
    name: "Post 1 & 2",
  });
});

it.each([
  "",
  "?plek",
  "?plek=52",
  "?plek=noord,5",
  "?plek=152,5",
  "?plek=,",
  "?plek=52,",
  "?naam=Post",
])("reads no place from %j", (search) =>
  expect(readPlaceOnMap(searchOf(`/map${search}`))).toBeNull(),
);

it("reads a name on one line, without characters that turn text around", () => {
  const search = searchOf(`/map?plek=52,5&naam=${encodeURIComponent("Post\n\u202e1 ")}`);
  expect(readPlaceOnMap(search)?.name).toBe("Post 1");
});

it("reads a place without a name", () => {
  expect(readPlaceOnMap(searchOf("/map?plek=52,5"))).toEqual({ place: { lat: 52, lng: 5 } });
});
