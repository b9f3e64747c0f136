import { expect, it } from "vitest";
import { sharedPath } from "./shared-path.ts";

it("returns the screen that reads a link, out of any message around it", () => {
  expect(sharedPath("https://kaart.example/routes#p=1.abc_-")).toBe("/routes#p=1.abc_-");
  expect(sharedPath("Kijk: https://kaart.example/x#d=1.abc\nGroet #p=1.z")).toBe(
    "/waypoints#d=1.abc",
  );
  expect(sharedPath("https://kaart.example/waypoints#t=1.a")).toBe("/waypoints#t=1.a");
  expect(sharedPath("https://kaart.example/map?jacht#jacht=1.a")).toBe("/map?jacht#jacht=1.a");
  expect(sharedPath("https://kaart.example/trails#tocht=1.a")).toBe("/trails#tocht=1.a");
  expect(sharedPath("https://kaart.example/trails#hike=1.a")).toBe("/trails#hike=1.a");
  expect(sharedPath("https://kaart.example/routes#q=1.abc")).toBeNull();
  expect(sharedPath(`#p=1.${"A".repeat(1_000_000)}`)?.length).toBeLessThan(101_000);
});
