import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LngLat } from "#domain/areas/area-shape.ts";
import { lineGaps } from "#domain/coverage/line-gaps.ts";
import { placesOnWays } from "#domain/coverage/places-on-ways.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { UNITS_PER_METER } from "#domain/network/ways/file/ways-format.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { cuesOfLine } from "#domain/network/ways/route/cues-of-line.ts";
import { routeAlongWays, type WayRoute } from "#domain/network/ways/route/route-along-ways.ts";
import { WAYS_FILE } from "#domain/packs/make/make-ways.ts";
import { partOf } from "../check/level.ts";
import { fileBytes } from "../pack/disk/file-bytes.ts";
import { runPlan } from "./run-plan.ts";
import { buildSharedPack, SHARED } from "./shared-pack.fixture.ts";
import { waysOfPacks } from "./ways-of-packs.ts";

const isThere = existsSync(join(SHARED, "truth/ways-krems.json"));

/** The number of pairs that are tried of each mode, unless the run is thorough. */
const PAIRS = 15;

interface Pair {
  readonly mode: "walk" | "cycle";
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly meters: number;
}

async function answers(pack: string, mode: string, pairs: readonly Pair[]) {
  const lines: string[] = [];
  const code = await runPlan([pack, "--mode", mode, "--batch"], {
    input: Readable.from(
      pairs.map(({ from, to }) => `${JSON.stringify({ from, to, shortest: true })}\n`),
    ),
    write: (text) => lines.push(...text.split("\n")),
    complain: (sentence) => lines.push(sentence),
  });
  expect(code).toBe(0);
  return lines.map((line) => JSON.parse(line) as { readonly meters: number | null });
}

async function routeOf(ways: JoinedWays, { mode, from, to }: Pair): Promise<WayRoute> {
  const [start, end] = [from, to].map(([lat = 0, lng = 0]) => ({ lat, lng })) as [Place, Place];
  const route = await routeAlongWays(ways, { mode, from: start, to: end });
  if (route.kind !== "route") throw new Error(route.problem);
  return route;
}

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Returns the streets that a route enters after its start and follows for 50 m or more, and where. */
function entered({ stretches }: WayRoute) {
  const found: { readonly name: string; readonly meters: number }[] = [];
  let before: string | null = null;
  let meters = 0;
  for (const { name, meters: length } of stretches) {
    if (meters > 0 && name !== null && name !== before && length >= 50)
      found.push({ name, meters });
    before = name ?? before;
    meters += length;
  }
  return found;
}

describe.skipIf(!isThere).each(["delft", "krems", "monaco"])(
  `ways of %s (${isThere ? "found" : "not found: skipped"})`,
  (name) => {
    const out = mkdtempSync(join(tmpdir(), "ways-truth-"));
    let pack = "";
    let pairs: readonly Pair[] = [];
    beforeAll(async () => {
      const truth = readFileSync(join(SHARED, `truth/ways-${name}.json`), "utf8");
      pairs = (JSON.parse(truth) as { readonly pairs: readonly Pair[] }).pairs;
      pack = await buildSharedPack(name, out);
    }, 60_000);
    afterAll(() => rmSync(out, { recursive: true }));

    it.each(["walk", "cycle"])(
      "have shortest routes as long as in the truth, for %s",
      async (mode) => {
        const some = partOf(
          pairs.filter((pair) => pair.mode === mode),
          PAIRS,
        );
        const found = await answers(pack, mode, some);
        const wrong = some.flatMap((pair, at) => {
          const meters = found[at]?.meters ?? Number.POSITIVE_INFINITY;
          const isRight = Math.abs(meters - pair.meters) <= Math.max(3, pair.meters * 0.005);
          return isRight ? [] : [{ ...pair, found: meters }];
        });
        expect(some.length).toBeGreaterThan(10);
        expect(wrong).toEqual([]);
      },
    );

    it("take at most 400 bytes for each kilometre", async () => {
      const file = fileBytes(join(pack, WAYS_FILE));
      const { componentSizes } = await openWays(file);
      const units = Math.max(...componentSizes.map((sizes) => sizes.reduce((a, b) => a + b, 0)));
      expect(units).toBeGreaterThan(0);
      expect((file.size / units) * 1000 * UNITS_PER_METER).toBeLessThanOrEqual(400);
    });

    it("tell the same turns for the line of a route as for the route", async () => {
      const ways = (await waysOfPacks([pack])) as JoinedWays;
      const some = partOf(pairs, PAIRS);
      const differing: unknown[] = [];
      for (const pair of some) {
        const route = await routeOf(ways, pair);
        const cues = await cuesOfLine(ways, pair.mode, route.line);
        const turns = cues
          .filter(({ kind }) => kind === "turn")
          .map(({ turn, name: street }) => [turn, street]);
        const expected = route.turns.map(({ turn, name: street }) => [turn, street]);
        if (JSON.stringify(turns) !== JSON.stringify(expected))
          differing.push({ pair, turns, expected });
      }
      expect(differing).toEqual([]);
    });

    it("are known along the whole of their routes, also where these leave the area of the pack", async () => {
      const ways = (await waysOfPacks([pack])) as JoinedWays;
      const routes = await Promise.all(partOf(pairs, PAIRS).map((pair) => routeOf(ways, pair)));
      const lines = routes.map(({ line }) =>
        Array.from(
          { length: line.length / 2 },
          (_, at): LngLat => [line[2 * at] as number, line[2 * at + 1] as number],
        ),
      );
      const isOnWays = await placesOnWays(ways, lines);
      expect(lineGaps(lines, (place) => (isOnWays(place) ? [] : ["ways"])).gaps).toEqual([]);
    });

    it("tell nearly every street that a route enters, where it does", async () => {
      const ways = (await waysOfPacks([pack])) as JoinedWays;
      let [told, all] = [0, 0];
      for (const pair of partOf(pairs, 2 * PAIRS)) {
        const route = await routeOf(ways, pair);
        for (const { name: street, meters } of entered(route)) {
          all += 1;
          if (route.turns.some((turn) => turn.name === street && isNear(turn.meters, meters)))
            told += 1;
        }
      }
      expect(all).toBeGreaterThan(10);
      // Nothing is announced where a street only changes its name, or where every other way is a one-way street towards the
      // junction.
      expect(told / all).toBeGreaterThan(0.75);
    });
  },
);

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 21;
}
