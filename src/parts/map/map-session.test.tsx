import { expect, it } from "vitest";
import { loadedMap, loadMap } from "./map-session.ts";

it("is never made in a component test, where it would follow the stores of every later test", async () => {
  await expect(loadMap()).rejects.toThrow("Component tests have no map.");
  expect(loadedMap()).toBeNull();
});
