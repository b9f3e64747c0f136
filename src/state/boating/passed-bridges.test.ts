import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fairwayIndex } from "#domain/fairway/fairway-index.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { passedBridges } from "./passed-bridges.ts";

const INDEX = fairwayIndex(readFairways(readFileSync("public/nautical/vaarwegen.json", "utf8")));
const ABTSWOUDSEBRUG = { lat: 52.00165, lng: 4.3636 };

it("reports a bridge once it is passed, not while the boat waits before it", async () => {
  let give: (fix: PositionFix) => void = () => undefined;
  let steadyMs = 0;
  const names: string[] = [];
  const follow = passedBridges({
    onFix: (listener) => {
      give = listener;
      return () => undefined;
    },
    clock: { steadyMs: () => steadyMs },
    fairwaysNear: async ({ place, radiusMeters }) => ({
      objects: INDEX.objectsNear(place, radiusMeters),
    }),
  });
  follow(({ name }) => names.push(name));
  const goTo = async (meters: number) => {
    steadyMs += 5_000;
    const { place } = direct(ABTSWOUDSEBRUG, 20, meters);
    give({ ...place, accuracyMeters: 5, timeMs: steadyMs } as PositionFix);
    await Promise.resolve();
    await Promise.resolve();
  };
  for (const meters of [-100, -50, -38, -30, -25, -25, -28]) await goTo(meters);
  expect(names).toEqual([]);
  for (const meters of [-10, 10, 30, 50, 100]) await goTo(meters);
  expect(names).toEqual(["Abtswoudsebrug"]);
});
