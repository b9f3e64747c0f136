import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { guideLineOfTrack, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { matchTrack, recordedLine } from "#domain/network/ways/match/match-track.ts";
import { lineOfParts, placeOnLine } from "#domain/network/ways/match/matched-line.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import { trackOnWays } from "#domain/plans/plan-of-track.ts";
import { routeThroughStops } from "#domain/plans/route-through-stops.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import { recordedTracks } from "#domain/recording/corpus.fixture.ts";
import { findJunctions } from "#domain/route-sheet/find-junctions.ts";
import { routeInPlane } from "#domain/route-sheet/route-in-plane.ts";
import { waysOfRoute } from "#domain/route-sheet/ways-of-route.ts";
import { waysOfTrack } from "#domain/route-sheet/ways-of-track.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { partOf, seedOf } from "../check/level.ts";
import { SHARED, waysOfSharedPack } from "./shared-pack.fixture.ts";

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

function junctionsOn(ways: JoinedWays, line: Float64Array, waysUnder: typeof waysOfRoute) {
  const route = routeInPlane(line);
  return waysUnder(ways, line, route, "walk").then((found) => findJunctions(route, [], 8, found));
}

function columnsOf(line: Float64Array) {
  const column = (first: 0 | 1) =>
    Float64Array.from({ length: line.length / 2 }, (_, at) => line[2 * at + first] as number);
  return { lngs: column(0), lats: column(1) };
}

/** Returns the line of the route between two places that passes beside their middle; empty where there is none. */
async function lineWithDetour(ways: JoinedWays, { mode, from, to }: Pair): Promise<Float64Array> {
  const [start, end] = [from, to].map(([lat = 0, lng = 0]) => ({ lat, lng })) as [LatLng, LatLng];
  const beside = { lat: (start.lat + end.lat) / 2 + 0.002, lng: (start.lng + end.lng) / 2 };
  const first = await routeAlongWays(ways, { mode, from: start, to: beside });
  if (first.kind !== "route") return Float64Array.of();
  // The place may lie between two ways: the second leg begins on the way where the first one ends.
  const [lng = 0, lat = 0] = first.line.slice(-2);
  const second = await routeAlongWays(ways, { mode, from: { lat, lng }, to: end });
  return Float64Array.from([...first.line, ...(second.kind === "route" ? second.line : [])]);
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
      ways = await waysOfSharedPack(name, out);
    }, 60_000);
    afterAll(() => rmSync(out, { recursive: true }));

    it("with errors of some metres match at least 97 % of the ways that they came from", {
      tags: "thorough",
    }, async () => {
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
    });

    it("pass the junctions of the ways that they came from", async () => {
      const random = seededRandom(seedOf() + 2);
      let [same, all] = [0, 0];
      for (const { from, to } of partOf(pairs, TRACKS / 2)) {
        const [start, end] = [from, to].map(([lat = 0, lng = 0]) => ({ lat, lng }));
        if (!start || !end) continue;
        const route = await routeAlongWays(ways, { mode: "walk", from: start, to: end });
        if (route.kind !== "route") continue;
        const { lngs, lats } = noisyTrack(route.line, random);
        const track = Float64Array.from(lngs.flatMap((lng, at) => [lng, lats[at] as number]));
        const expected = await junctionsOn(ways, route.line, waysOfRoute);
        const found = await junctionsOn(ways, track, waysOfTrack);
        all += expected.length;
        same += expected.filter((one) =>
          found.some(({ place }) => distanceMeters(place, one.place) < 1),
        ).length;
      }
      expect(all).toBeGreaterThan(50);
      expect(same / all).toBeGreaterThan(0.9);
    });

    it("become plans of few stops whose routes follow the same ways", {
      tags: "thorough",
    }, async () => {
      const random = seededRandom(seedOf() + 1);
      let [all, known] = [0, 0];
      const wrong: unknown[] = [];
      for (const pair of partOf(pairs, 3)) {
        const line = await lineWithDetour(ways, pair);
        if (line.length === 0) continue;
        const track = { mode: pair.mode, ...noisyTrack(line, random) };
        const found = await trackOnWays(ways, track);
        if (!found.draft) throw new Error("no plan");
        const answer = await routeThroughStops(
          { routing: createRoutingGraph([]), ways },
          questionOf(found.draft),
        );
        if (answer.kind !== "route") throw new Error("no route");
        const { stops } = found.draft;
        const { meters } = found;
        const offMeters = Math.abs(answer.route.meters - meters);
        const isNear = offMeters < Math.max(30, meters * 0.03);
        // By bicycle, errors put some tracks on the wrong one of two carriageways, against which the plan goes straight.
        const onWays = stops.filter(({ along }) => along !== "straight");
        if (!isNear || onWays.length >= 4 + meters / 150) {
          wrong.push({ pair, offMeters, meters, stops, strays: found.strays });
        }
        all += meters;
        known += found.pavedMeters + found.unpavedMeters;
      }
      expect(wrong).toEqual([]);
      expect(known / all).toBeGreaterThan(0.5);
    });
  },
);

const hasCorpus = isThere && existsSync(join(SHARED, "corpus/truth.json"));

describe.skipIf(!hasCorpus)(
  `recorded tracks on the ways of Delft (${hasCorpus ? "found" : "not found: skipped"})`,
  () => {
    const out = mkdtempSync(join(tmpdir(), "match-corpus-"));
    let ways: JoinedWays;
    beforeAll(async () => {
      ways = await waysOfSharedPack("delft", out);
    }, 60_000);
    afterAll(() => rmSync(out, { recursive: true }));

    it("are whole, in order, each stretch on ways or not", async () => {
      const tracks = recordedTracks((path) => readFileSync(path), 1200);
      expect(tracks.length).toBeGreaterThan(20);
      for (const { points } of partOf(tracks, 15)) {
        const { lngs, lats, segmentStarts } = points;
        const { stretches } = await matchTrack(ways, { mode: "walk", lngs, lats, segmentStarts });
        const meters = recordedLine({ lngs, lats, segmentStarts }).alongs.at(-1) ?? 0;
        expect(stretches[0]?.fromMeters ?? 0).toBe(0);
        expect(stretches.at(-1)?.toMeters ?? 0).toBeCloseTo(meters, 3);
        for (const [at, { fromMeters }] of stretches.entries()) {
          if (at > 0) expect(fromMeters).toBe(stretches[at - 1]?.toMeters);
        }
      }
    }, 60_000);

    it("know the streets of a drive through the town, and where it was on a motorway or outside", async () => {
      const file = readFile(
        readFileSync(join(SHARED, "corpus/gpsbabel/reference/track/sbn-v13.gpx")),
      );
      const [track] = file.ok ? file.file.tracks : [];
      if (!track) throw new Error("no track");
      const found = await trackOnWays(ways, { mode: "walk", ...track });
      const names = found.streets.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(["Rotterdamseweg", "Julianalaan"]));
      expect(names).not.toContain("A13");
      const strayMeters = found.strays.reduce((sum, one) => sum + one.toMeters - one.fromMeters, 0);
      expect(found.trackMeters - strayMeters).toBeGreaterThan(2500);
      expect(strayMeters).toBeGreaterThan(30_000);
      expect(found.draft).not.toBeNull();
    }, 60_000);
  },
);
