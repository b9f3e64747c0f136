import { describe, expect, it } from "vitest";
import { SourceHealth } from "./source-health.ts";

function watched() {
  const stated: (readonly string[])[] = [];
  return { stated, health: new SourceHealth((failing) => stated.push(failing)) };
}

describe("SourceHealth", () => {
  it("does not report a single failed picture", () => {
    const { stated, health } = watched();
    health.tileFailed("tiles-1");
    health.tileLoaded("tiles-1");
    health.tileFailed("tiles-1");
    expect(stated).toEqual([]);
  });

  it("reports a failing source once, after any number of failed pictures", () => {
    const { stated, health } = watched();
    for (let lost = 0; lost < 9; lost++) health.tileFailed("tiles-1");
    expect(stated).toEqual([["tiles-1"]]);
  });

  it("reports a source that responds again", () => {
    const { stated, health } = watched();
    health.tileFailed("tiles-1");
    health.tileFailed("tiles-1");
    health.tileLoaded("tiles-1");
    expect(stated).toEqual([["tiles-1"], []]);
  });

  it("counts sources separately, and forgets those removed from the map", () => {
    const { stated, health } = watched();
    for (const id of ["tiles-1", "overlay-walkNetwork", "tiles-1", "overlay-walkNetwork"])
      health.tileFailed(id);
    health.keepOnly(["overlay-walkNetwork"]);
    expect(stated.at(-1)).toEqual(["overlay-walkNetwork"]);
    expect(health.failing).toEqual(["overlay-walkNetwork"]);
  });
});
