import { expect, test } from "vitest";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { searchOrigin } from "./search-origin.ts";

const MAASTRICHT = { lat: 50.85, lng: 5.69 };

test("a map that was never moved uses the position, however far away", () => {
  expect(searchOrigin(MAASTRICHT, DEFAULT_MAP_VIEW)).toEqual({
    kind: "position",
    place: MAASTRICHT,
  });
});

test("a map centred on the position uses the position", () => {
  const view = { lat: 50.8505, lng: 5.6905, zoom: 15 };
  expect(searchOrigin(MAASTRICHT, view).kind).toBe("position");
});

test("a map that was moved away uses its centre", () => {
  const view = { lat: 50.86, lng: 5.69, zoom: 15 };
  expect(searchOrigin(MAASTRICHT, view)).toEqual({
    kind: "center",
    place: { lat: 50.86, lng: 5.69 },
  });
});

test("without a position the centre is used", () => {
  expect(searchOrigin(null, DEFAULT_MAP_VIEW)).toEqual({
    kind: "center",
    place: { lat: 52.228, lng: 5.321 },
  });
});
