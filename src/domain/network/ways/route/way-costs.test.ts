import { expect, it } from "vitest";
import { FERRY, wayClassNamed } from "#domain/network/ways/access/way-class.ts";
import { wayCosts } from "./way-costs.ts";

it("makes ferries dear for a plan without them, and nothing else", () => {
  const way = (wayClass: number) => ({
    wayClass,
    directions: 15,
    traits: 0,
    name: null,
    condition: null,
  });
  const [plain, without] = [wayCosts("walk", {}), wayCosts("walk", { avoidFerries: true })];
  expect(without.of(way(FERRY))).toBe(20 * plain.of(way(FERRY)));
  const path = way(wayClassNamed("path"));
  expect(without.of(path)).toBe(plain.of(path));
  expect(without.min).toBe(plain.min);
});
