import { describe, expect, it } from "vitest";
import { SourceHealth } from "./source-health.ts";

function watched() {
  const told: (readonly string[])[] = [];
  return { told, health: new SourceHealth((failing) => told.push(failing)) };
}

describe("SourceHealth", () => {
  it("does not report a single failed picture", () => {
    const { told, health } = watched();
    health.tileFailed("tiles-1");
    health.tileLoaded("tiles-1");
    health.tileFailed("tiles-1");
    expect(told).toEqual([]);
  });

  it("reports a failing source once, after any number of failed pictures", () => {
    const { told, health } = watched();
    for (let lost = 0; lost < 9; lost++) health.tileFailed("tiles-1");
    expect(told).toEqual([["tiles-1"]]);
  });

  it("reports a source that responds again", () => {
    const { told, health } = watched();
    health.tileFailed("tiles-1");
    health.tileFailed("tiles-1");
    health.tileLoaded("tiles-1");
    expect(told).toEqual([["tiles-1"], []]);
  });

  it("counts sources separately, and forgets those removed from the map", () => {
    const { told, health } = watched();
    for (const id of ["tiles-1", "overlay-walkNetwork", "tiles-1", "overlay-walkNetwork"])
      health.tileFailed(id);
    health.keepOnly(["overlay-walkNetwork"]);
    expect(told.at(-1)).toEqual(["overlay-walkNetwork"]);
    expect(health.failing).toEqual(["overlay-walkNetwork"]);
  });
});
