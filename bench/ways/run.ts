import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import type { CollectedWays } from "#domain/network/ways/file/way-edges.ts";
import { UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import { writeWays } from "#domain/network/ways/file/write-ways.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { fileBytes } from "../../tools/pack/disk/file-bytes.ts";
import { isBrief, missLimit, sizeOf } from "../brief/brief.ts";
import { inventedProvince } from "./invented-province.ts";
import { type LandQuestion, warmLoops } from "./loops.ts";
import { limited, millisecondsOf, quantile, slowness } from "./measure.ts";
import { type FindMeters, geojsonFinderOf, ngraphOf } from "./rivals.ts";
import { warmWaterLegs } from "./waters.ts";

/**
 * `npm run bench:ways`: routes along ways through an invented province of the density of Delft, beside ngraph.path and
 * geojson-path-finder on the same ways, and routes of a boat along the waters of the country. Times are those of the processor, because the machine may do other work meanwhile;
 * those with a limit are of the machine of the reference.
 */
const KILOMETERS = isBrief ? 6 : 24;
const LEGS = sizeOf(200, 10);
const COMPARED_LEGS = sizeOf(40, 3);
const LEGS_A_CHECK = 20;
const LOOPS = sizeOf(60, 2);
/** A phone of the middle class. */
const LOOP_SLOWDOWN = 2;
const COLD_RUNS = sizeOf(7);
const MIN_LEG_METERS = 1000;
const MAX_LEG_METERS = isBrief ? 3000 : 15_000;
/** A slow phone. Browsers slow down pages only, and not workers. */
const SLOWDOWN = 4;
const LIMITS = { p95Ms: 100, coldMs: 500 };

/** The metres of a degree in the province, whose south-west corner is at 52° north and 5° east. */
const [METERS_EAST, METERS_NORTH] = [68_540, 111_235];

const [task, path = ""] = process.argv.slice(2);
if (task === "cold") console.log(await coldLeg(path));
else await bench();

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-ways-"));
  try {
    const province = inventedProvince(KILOMETERS);
    const file = join(folder, "ways.graph");
    writeFileSync(file, inOneGo(writeWays(province)) ?? new Uint8Array());
    coldLegs(file);
    const { ways, meters, bytes } = await provinceIn(file);
    const kilometers = meters / 1000;
    console.log(`province: ${kilometers.toFixed(0)} km of ways, ${(bytes / 1e6).toFixed(1)} MB`);
    await warmLegs(ways);
    await warmLoops(ways, questions(seededRandom(11), LOOPS), LOOP_SLOWDOWN);
    await warmWaterLegs(seededRandom(13), LEGS, [LIMITS.p95Ms, SLOWDOWN]);
    await compare(ways, province);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function provinceIn(file: string) {
  const source = fileBytes(file);
  const opened = await openWays(source);
  const meters = (opened.componentSizes[0]?.[0] ?? 0) / 10;
  const ways = joinWays([{ file: opened, areas: [], dataDate: null }]);
  return { ways, meters, bytes: source.size };
}

/** Measures the first leg in processes that have just started, without loading their code. */
function coldLegs(file: string): void {
  const args = [...process.execArgv, import.meta.filename, "cold", file];
  const times = Array.from({ length: COLD_RUNS }, () => {
    const { status, stdout } = spawnSync(process.execPath, args, {
      stdio: ["ignore", "pipe", "inherit"],
      encoding: "utf8",
    });
    if (status !== 0) throw new Error("The cold leg failed.");
    return Number(stdout);
  });
  limited("first leg, cold, median", quantile(times, 0.5), LIMITS.coldMs, 1);
}

async function coldLeg(file: string): Promise<number> {
  const question = questions(seededRandom(5), 1)[0] as LandQuestion;
  const ms = await millisecondsOf(async () => {
    const { ways } = await provinceIn(file);
    await routeAlongWays(ways, question);
  });
  return ms / (await slowness());
}

async function warmLegs(ways: JoinedWays): Promise<void> {
  const asked = questions(seededRandom(7), LEGS);
  for (const question of asked) await routeAlongWays(ways, question);
  const times: number[] = [];
  let settled = 0;
  let slow = 1;
  for (const question of asked) {
    // Other work on the machine comes and goes.
    if (times.length % LEGS_A_CHECK === 0) slow = await slowness();
    const ms = await millisecondsOf(async () => {
      const answer = await routeAlongWays(ways, question);
      if (answer.kind === "route") settled = Math.max(settled, answer.settled);
    });
    times.push(ms / slow);
  }
  console.log(`  at most ${settled} junctions settled`);
  limited("a leg, median", quantile(times, 0.5), LIMITS.p95Ms, SLOWDOWN);
  limited("a leg, 95 of 100", quantile(times, 0.95), LIMITS.p95Ms, SLOWDOWN);
}

/** Returns questions between places near streets, 1 to 15 km apart, on foot and by bicycle in turns. */
function questions(random: () => number, count: number): LandQuestion[] {
  const found: LandQuestion[] = [];
  while (found.length < count) {
    const from = placeAt(random(), random());
    const meters = MIN_LEG_METERS + random() * (MAX_LEG_METERS - MIN_LEG_METERS);
    const direction = 2 * Math.PI * random();
    const to = {
      lng: from.lng + (Math.cos(direction) * meters) / METERS_EAST,
      lat: from.lat + (Math.sin(direction) * meters) / METERS_NORTH,
    };
    if (isWithin(to)) found.push({ mode: found.length % 2 === 0 ? "walk" : "cycle", from, to });
  }
  return found;
}

function placeAt(east: number, north: number): LatLng {
  return {
    lng: 5 + (east * KILOMETERS * 1000) / METERS_EAST,
    lat: 52 + (north * KILOMETERS * 1000) / METERS_NORTH,
  };
}

function isWithin({ lng, lat }: LatLng): boolean {
  const corner = placeAt(1, 1);
  return lng > 5 && lat > 52 && lng < corner.lng && lat < corner.lat;
}

/** Measures the shortest walks between the same crossings with all three engines, whose lengths must agree. */
async function compare(ways: JoinedWays, province: CollectedWays): Promise<void> {
  const pairs = questions(seededRandom(9), COMPARED_LEGS).map(
    ({ from, to }) => [nearestNode(province, from), nearestNode(province, to)] as const,
  );
  const placeOf = (node: number): LatLng => ({
    lng: (province.lngs[node] as number) / UNITS_PER_DEGREE,
    lat: (province.lats[node] as number) / UNITS_PER_DEGREE,
  });
  const ours: FindMetersLater = async (from, to) => {
    const [start, end] = [placeOf(from), placeOf(to)];
    const options = { isShortest: true };
    const answer = await routeAlongWays(ways, { mode: "walk", from: start, to: end, options });
    return answer.kind === "route" ? answer.meters : Number.NaN;
  };
  const [ourMs, ourMeters] = await timed(ours, pairs);
  for (const [name, build] of [
    ["ngraph.path A*", ngraphOf],
    ["geojson-path-finder", geojsonFinderOf],
  ] as const) {
    const begin = performance.now();
    const find = build(province);
    const seconds = (performance.now() - begin) / 1000;
    const [ms, meters] = await timed(find, pairs);
    const differing = meters.filter(
      (one, at) => !(Math.abs(one - (ourMeters[at] as number)) <= 0.005 * one),
    ).length;
    const ratio = quantile(ms, 0.5) / quantile(ourMs, 0.5);
    console.log(
      `${name}, median: ${quantile(ms, 0.5).toFixed(1)} ms, ${ratio.toFixed(1)} times ours ` +
        `(${quantile(ourMs, 0.5).toFixed(1)} ms); ready after ${seconds.toFixed(1)} s; ${differing} lengths differ`,
    );
    if (differing > 0) missLimit();
  }
}

type FindMetersLater = (from: number, to: number) => Promise<number>;

async function timed(
  find: FindMeters | FindMetersLater,
  pairs: readonly (readonly [number, number])[],
): Promise<readonly [ms: readonly number[], meters: readonly number[]]> {
  for (const [from, to] of pairs.slice(0, 5)) await find(from, to);
  const [times, meters]: number[][] = [[], []];
  for (const [from, to] of pairs) {
    times?.push(await millisecondsOf(async () => void meters?.push(await find(from, to))));
  }
  return [times ?? [], meters ?? []];
}

/** Returns the nearest crossing, which all engines have as a node. */
function nearestNode({ lngs, lats, nodes, nodeStarts }: CollectedWays, { lng, lat }: LatLng) {
  let [best, bestSquare] = [0, Number.POSITIVE_INFINITY];
  for (const start of nodeStarts.subarray(0, -1)) {
    const node = nodes[start] as number;
    const east = ((lngs[node] as number) / UNITS_PER_DEGREE - lng) * 0.62;
    const north = (lats[node] as number) / UNITS_PER_DEGREE - lat;
    const square = east * east + north * north;
    if (square < bestSquare) [best, bestSquare] = [node, square];
  }
  return best;
}
