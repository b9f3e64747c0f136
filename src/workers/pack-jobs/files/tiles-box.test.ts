import { expect, test } from "vitest";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import { emptyTilesBox } from "./tiles-box.ts";

test("covers the tiles of its zoom only", () => {
  const box = emptyTilesBox(2);
  expect(box.bounds()).toBeNull();
  box.add({ tileId: pmtilesTileId(1, 0, 0), runLength: 1 });
  box.add({ tileId: pmtilesTileId(3, 0, 0), runLength: 1 });
  expect(box.bounds()).toBeNull();
  box.add({ tileId: pmtilesTileId(2, 2, 1), runLength: 1 });
  expect(box.bounds()).toEqual([0, expect.closeTo(0), 90, expect.closeTo(66.51, 2)]);
});

test("covers all tiles of a run", () => {
  const [one, run] = [emptyTilesBox(5), emptyTilesBox(5)];
  for (let tileId = 400; tileId < 540; tileId++) one.add({ tileId, runLength: 1 });
  run.add({ tileId: 400, runLength: 140 });
  expect(run.bounds()).toEqual(one.bounds());
});

test("handles a run that claims more tiles than there are without delay", () => {
  const box = emptyTilesBox(14);
  box.add({ tileId: 5, runLength: Number.MAX_SAFE_INTEGER });
  expect(box.bounds()?.map(Math.round)).toEqual([-180, -85, 180, 85]);
});
