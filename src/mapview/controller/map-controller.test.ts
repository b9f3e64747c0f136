import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("keeps the camera, the life and the layers of the map, which takes 200 lines at most", () => {
  const source = readFileSync(new URL("./map-controller.ts", import.meta.url), "utf8");
  expect(source.trimEnd().split("\n").length).toBeLessThanOrEqual(200);
});
