import { expect, it } from "vitest";
import { type Patrol, USUAL_SHEETS } from "#domain/route-sheet/route-sheets.ts";
import { purging } from "./record-bin.ts";
import { ROUTE_SHEETS } from "./scouting/scouting-records.ts";

it("deletes nothing for good of another record that has a thing with the same id", () => {
  const removedOf = (...ids: string[]) =>
    ids.map((id) => ({ id, patrol: patrol(id), deletedAtMs: 1 }));
  const stored = { format: 1, ...USUAL_SHEETS, removed: removedOf("a", "b") };
  const item = (recordId: string, id: string) => {
    return { kind: "sheets", recordId, id, name: "", deletedAtMs: 1 };
  };
  const changes = purging(ROUTE_SHEETS, [item("sheets:plan:1", "a"), item("sheets:plan:2", "b")]);
  expect(changes.map(({ valueFor }) => valueFor?.(stored))).toEqual([
    { ...stored, removed: removedOf("b") },
    { ...stored, removed: removedOf("a") },
  ]);
});

function patrol(id: string): Patrol {
  return {
    id,
    name: "Vossen",
    startMinutes: null,
    isReversed: false,
    startMeters: 0,
    stretches: [{ technique: "strip", untilMeters: null }],
  };
}
