import { expect, it } from "vitest";

it("can be loaded by a component test, which draws no map", async () => {
  expect(await import("./create-map.ts")).toHaveProperty("createMap");
});
