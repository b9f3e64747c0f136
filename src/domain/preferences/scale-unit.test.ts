import { expect, it } from "vitest";
import { DEFAULT_PREFERENCES } from "./preferences.ts";
import { scaleUnitOf } from "./scale-unit.ts";

it("is that of the shown distances, and nautical for a boat", () => {
  const imperial = { ...DEFAULT_PREFERENCES, units: "imperial" } as const;
  expect(scaleUnitOf(DEFAULT_PREFERENCES)).toBe("metric");
  expect(scaleUnitOf(imperial)).toBe("imperial");
  expect(scaleUnitOf({ ...imperial, instrumentLayout: "water" })).toBe("nautical");
});
