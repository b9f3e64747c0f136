import { expect, test } from "vitest";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { searchOrigin } from "./search-origin.ts";

const MAASTRICHT = { lat: 50.85, lng: 5.69 };

test("a map that was never moved counts from the position, however far that is", () => {
  expect(searchOrigin(MAASTRICHT, DEFAULT_MAP_VIEW)).toEqual({
    kind: "position",
    place: MAASTRICHT,
  });
});

test("a map that shows the position in its middle counts from the position", () => {
  const view = { lat: 50.8505, lng: 5.6905, zoom: 15 };
  expect(searchOrigin(MAASTRICHT, view).kind).toBe("position");
});

test("a map that was moved away counts from its centre", () => {
  const view = { lat: 50.86, lng: 5.69, zoom: 15 };
  expect(searchOrigin(MAASTRICHT, view)).toEqual({
    kind: "center",
    place: { lat: 50.86, lng: 5.69 },
  });
});

test("without a position there is only the centre", () => {
  expect(searchOrigin(null, DEFAULT_MAP_VIEW)).toEqual({
    kind: "center",
    place: { lat: 52.228, lng: 5.321 },
  });
});
