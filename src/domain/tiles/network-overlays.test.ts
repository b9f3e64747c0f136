import { expect, test } from "vitest";
import { shownOverlays } from "./network-overlays.ts";

test("numbers on land are not shown on the water", () => {
  const names = (isOnWater: boolean) =>
    shownOverlays({ walkNetwork: true, bikeNetwork: true, sailNetwork: true }, isOnWater).map(
      ({ name }) => name,
    );
  expect(names(true)).toEqual(["sailNetwork"]);
  expect(names(false).toSorted()).toEqual(["bikeNetwork", "sailNetwork", "walkNetwork"]);
  const none = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
  expect(shownOverlays(none, false)).toEqual([]);
});
