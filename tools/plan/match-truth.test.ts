import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guideLineOfTrack, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { matchTrack } from "#domain/network/ways/match/match-track.ts";
import { lineOfParts, placeOnLine } from "#domain/network/ways/match/matched-line.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import { trackOnWays } from "#domain/plans/plan-of-track.ts";
import { routeThroughStops } from "#domain/plans/route-through-stops.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { partOf, seedOf } from "../check/level.ts";
import { buildPack } from "../pack/build-pack.ts";
import { waysOfPacks } from "./ways-of-packs.ts";

/** Extracts and pairs of places, if a developer has them beside the project; never part of it. */
const SHARED = join(process.cwd(), "../shared");
const isThere = existsSync(join(SHARED, "truth/ways-krems.json"));

/** The number of tracks in each place, unless the run is thorough. */
const TRACKS = 12;
const STEP_METERS = 8;
/** The deviation of a receiver outdoors, metres. */
const NOISE_METERS = 5;
/** Its share along each axis. */
const AXIS_METERS = NOISE_METERS / Math.SQRT2;

interface Pair {
  readonly mode: "walk" | "cycle";
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Returns a track along a line, with errors that change slowly, as those of a receiver do. */
function noisyTrack(line: Float64Array, random: () => number) {
  const alongs = metersAlong(line);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let [east, north] = [AXIS_METERS * normal(), AXIS_METERS * normal()];
  const kept = 0.8;
  const count = Math.ceil((alongs.at(-1) ?? 0) / STEP_METERS);
  const places = Array.from({ length: count + 1 }, (_, step) => {
    const change = AXIS_METERS * Math.sqrt(1 - kept ** 2);
    [east, north] = [kept * east + change * normal(), kept * north + change * normal()];
    const { lat, lng } = placeOnLine(
      { line, alongs },
      Math.min(step * STEP_METERS, alongs.at(-1) ?? 0),
    );
    const degree = 111_195;
    return {
      lat: lat + north / degree,
      lng: lng + east / (degree * Math.cos((lat * Math.PI) / 180)),
    };
  });
  return { lngs: places.map(({ lng }) => lng), lats: places.map(({ lat }) => lat) };
}

/** Returns the metres of a line that lie on another one, and its length. */
function metersOn(line: Float64Array, other: Float64Array) {
  const guide = guideLineOfTrack(columnsOf(other));
  const alongs = metersAlong(line);
  const total = alongs.at(-1) ?? 0;
  let on = 0;
  const count = Math.ceil(total / 5);
  for (let step = 0; step < count; step++) {
    const place = placeOnLine({ line, alongs }, ((step + 0.5) * total) / count);
    if ((nearestMatch(guide, place)?.offMeters ?? 9) < 1) on += total / count;
  }
  return { on, total };
}

function columnsOf(line: Float64Array) {
  const column = (first: 0 | 1) =>
    Float64Array.from({ length: line.length / 2 }, (_, at) => line[2 * at + first] as number);
  return { lngs: column(0), lats: column(1) };
}

describe.skipIf(!isThere).each(["delft", "krems"])(
  `tracks in %s (${isThere ? "found" : "not found: skipped"})`,
  (name) => {
    const out = mkdtempSync(join(tmpdir(), "match-"));
    let ways: JoinedWays;
    let pairs: readonly Pair[] = [];
    beforeAll(async () => {
      const truth = readFileSync(join(SHARED, `truth/ways-${name}.json`), "utf8");
      pairs = (JSON.parse(truth) as { readonly pairs: readonly Pair[] }).pairs;
      const nothing = {
        bounds: null,
        date: null,
        engine: null,
        jar: null,
        profile: null,
        shapes: null,
      };
      const silent = { status: () => {}, progress: () => {}, note: () => {} };
      const pbfs = [join(SHARED, `data/osm/${name}.osm.pbf`)];
      await buildPack({ name, pbfs, out, ...nothing }, null, silent);
      ways = (await waysOfPacks([join(out, name)])) as JoinedWays;
    }, 60_000);
    afterAll(() => rmSync(out, { recursive: true }));

    it("with errors of some metres match at least 97 % of the ways that they came from", async () => {
      const random = seededRandom(seedOf());
      let [on, total] = [0, 0];
      for (const { mode, from, to } of partOf(pairs, TRACKS)) {
        const [start, end] = [from, to].map(([lat = 0, lng = 0]) => ({ lat, lng }));
        if (!start || !end) continue;
        const route = await routeAlongWays(ways, { mode, from: start, to: end });
        if (route.kind !== "route" || route.meters < 300) continue;
        const track = noisyTrack(route.line, random);
        const { edges, stretches } = await matchTrack(ways, { mode, ...track });
        const parts = stretches.flatMap((stretch) => stretch.parts ?? []);
        const found = metersOn(route.line, lineOfParts(edges, parts).line);
        on += found.on;
        total += found.total;
      }
      expect(total).toBeGreaterThan(5000);
      expect(on / total).toBeGreaterThan(0.97);
    }, 60_000);

    it("become plans of few stops whose routes follow the same ways", async () => {
      const random = seededRandom(seedOf() + 1);
      for (const { mode, from, to } of partOf(pairs, 3)) {
        const [start, end] = [from, to].map(([lat = 0, lng = 0]) => ({ lat, lng }));
        if (!start || !end) continue;
        const detour = { lat: (start.lat + end.lat) / 2 + 0.002, lng: (start.lng + end.lng) / 2 };
        const legs = [
          await routeAlongWays(ways, { mode, from: start, to: detour }),
          await routeAlongWays(ways, { mode, from: detour, to: end }),
        ];
        const line = legs.flatMap((leg) => (leg.kind === "route" ? [...leg.line] : []));
        const track = { mode, ...noisyTrack(Float64Array.from(line), random) };
        const { draft, meters, pavedMeters, unpavedMeters } = await trackOnWays(ways, track);
        if (!draft) throw new Error("no plan");
        const answer = await routeThroughStops(
          { routing: createRoutingGraph([]), ways },
          questionOf(draft),
        );
        if (answer.kind !== "route") throw new Error("no route");
        expect(Math.abs(answer.route.meters - meters)).toBeLessThan(Math.max(30, meters * 0.03));
        expect(draft.stops.length).toBeLessThan(4 + meters / 150);
        expect(pavedMeters + unpavedMeters).toBeGreaterThan(0);
      }
    }, 60_000);
  },
);
