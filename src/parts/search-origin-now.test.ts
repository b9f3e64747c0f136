import { expect, it } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import { searchOriginNow } from "./search-origin-now.ts";

it("gives the age of a position once the permission was withdrawn", () => {
  positionStore.setState(fixedAt({ lat: 52.1, lng: 5.3, timeMs: clockStore.getState().nowMs }));
  expect(searchOriginNow(DEFAULT_MAP_VIEW).age).toBeNull();
  positionPermissionStore.setState({ permission: "denied" });
  expect(searchOriginNow(DEFAULT_MAP_VIEW)).toMatchObject({
    kind: "position",
    age: expect.stringContaining("geleden"),
  });
});
