import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lineBetween, linesToFollow } from "#domain/named-routes/lines-to-follow.ts";
import { namedRoutesOf } from "#domain/named-routes/named-routes.ts";
import { readRoutes } from "#domain/named-routes/read-routes.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import type { OsmRelation } from "#domain/osm/osm-elements.ts";
import { ROUTES_FILE } from "#domain/packs/make/make-routes.ts";
import { stopsAlongLine } from "#domain/plans/stops-along-line.ts";
import { buildPack } from "../pack/build-pack.ts";
import { openExtractFile } from "../pack/disk/extract-file.ts";
import { buildSharedPack } from "../plan/shared-pack.fixture.ts";
import { waysOfPacks } from "../plan/ways-of-packs.ts";
import { runRoutes } from "./run-routes.ts";

/** Real extracts, if a developer has them beside the project. */
const REAL = join(process.cwd(), "../shared/data/osm");

interface PrintedRoute {
  readonly id: number;
  readonly meters: number;
  readonly mappedMeters: number;
  readonly parts: readonly { readonly kind: string; readonly line: readonly Place[] }[];
  readonly partsBack: readonly { readonly line: readonly Place[] }[];
}

type Place = readonly [lng: number, lat: number];

async function printedRoutes(pbf: string): Promise<readonly PrintedRoute[]> {
  const out = mkdtempSync(join(tmpdir(), "routes-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const options = { name: "x", pbfs: [pbf], out, bounds: null, date: null, engine: null };
  const silent = { status: () => {}, progress: () => {}, note: () => {} };
  await buildPack({ ...options, jar: null, profile: null, shapes: null }, null, silent);
  const lines: string[] = [];
  const code = await runRoutes([join(out, "x"), "--lines"], {
    write: (text) => void lines.push(text),
    complain: (sentence) => expect.unreachable(sentence),
  });
  expect(code).toBe(0);
  return lines.map((line) => JSON.parse(line) as PrintedRoute);
}

/** The raw objects of an extract. */
async function rawObjects(pbf: string) {
  const file = await openExtractFile(pbf);
  const relations = new Map<number, OsmRelation>();
  const ways = new Map<number, readonly number[]>();
  const places = new Map<number, Place>();
  await file.visit({ relation: (relation) => void relations.set(relation.id, relation) });
  await file.visit({ way: ({ id, nodeIds }) => void ways.set(id, nodeIds) });
  await file.visit({
    node: ({ id, lngE7, latE7 }) => void places.set(id, [lngE7 / 1e7, latE7 / 1e7]),
  });
  file.close();
  return { relations, ways, places };
}

/** The distance on a sphere of the radius at 50° north, another formula than the app's. */
function metersBetween([lngA, latA]: Place, [lngB, latB]: Place): number {
  const [a, b] = [
    [lngA, latA],
    [lngB, latB],
  ].map(([lng = 0, lat = 0]) => {
    const [x, y] = [(lng * Math.PI) / 180, (lat * Math.PI) / 180];
    return [Math.cos(y) * Math.cos(x), Math.cos(y) * Math.sin(x), Math.sin(y)];
  }) as [number[], number[]];
  const chord = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
  return 2 * 6_379_000 * Math.asin(chord / 2);
}

type Raw = Awaited<ReturnType<typeof rawObjects>>;

/** Returns the ids of all ways in a relation and the relations in it. */
function wayIdsIn(raw: Raw, id: number, seen = new Set<number>()): ReadonlySet<number> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const members = raw.relations.get(id)?.members ?? [];
  return new Set(
    members.flatMap((member) =>
      member.type === "relation"
        ? [...wayIdsIn(raw, member.id, seen)]
        : member.type === "way" && raw.ways.has(member.id)
          ? [member.id]
          : [],
    ),
  );
}

const keyOf = ([lng, lat]: Place): string => `${Math.round(lng * 1e6)} ${Math.round(lat * 1e6)}`;

/** Returns the steps between the places of a way, in both directions. */
function stepsOf({ ways, places }: Raw, wayIds: ReadonlySet<number>) {
  const steps = new Map<string, number>();
  let meters = 0;
  for (const id of wayIds) {
    const line = (ways.get(id) ?? []).flatMap((node) => {
      const place = places.get(node);
      return place ? [place] : [];
    });
    line.slice(1).forEach((place, at) => {
      const before = line[at] as Place;
      const length = metersBetween(before, place);
      meters += length;
      steps.set(`${keyOf(before)} ${keyOf(place)}`, length);
      steps.set(`${keyOf(place)} ${keyOf(before)}`, length);
    });
  }
  return { steps, meters };
}

describe.skipIf(!existsSync(REAL))("the named routes of real extracts", () => {
  it.each([
    ["delft", 1],
    ["krems", 7],
    ["monaco", 1],
  ])("agree with the raw relations of %s", { tags: "thorough" }, async (name, least) => {
    const pbf = join(REAL, `${name}.osm.pbf`);
    const [routes, raw] = [await printedRoutes(pbf), await rawObjects(pbf)];
    expect(routes.length).toBeGreaterThanOrEqual(least);
    for (const route of routes) {
      const { steps, meters } = stepsOf(raw, wayIdsIn(raw, route.id));
      expect(Math.abs(route.mappedMeters - meters) / meters, `${route.id}`).toBeLessThan(0.005);
      const travelled = new Set<string>();
      let lineMeters = 0;
      for (const { line } of [...route.parts, ...route.partsBack]) {
        line.slice(1).forEach((place, at) => {
          const step = `${keyOf(line[at] as Place)} ${keyOf(place)}`;
          // Every step of a line is one of a way, and none of them is missing.
          expect(steps.has(step), `${route.id}: ${step}`).toBe(true);
          travelled.add(step);
        });
      }
      for (const { line } of route.parts) {
        line.slice(1).forEach((place, at) => {
          lineMeters += metersBetween(line[at] as Place, place);
        });
      }
      const untravelled = [...steps.keys()].filter((step) => {
        const [a, b, c, d] = step.split(" ");
        return !travelled.has(step) && !travelled.has(`${c} ${d} ${a} ${b}`);
      });
      expect(untravelled, `${route.id}`).toEqual([]);
      expect(Math.abs(route.meters - lineMeters) / lineMeters, `${route.id}`).toBeLessThan(0.005);
    }
  });

  it.each(["delft", "krems"])(
    "of %s are cut between two places, and become plans along ways",
    async (name) => {
      const out = mkdtempSync(join(tmpdir(), "routes-cut-"));
      onTestFinished(() => rmSync(out, { recursive: true }));
      const pack = await buildSharedPack(name, out);
      const ways = await waysOfPacks([pack]);
      if (!ways) throw new Error("no ways");
      const file = await readRoutes(new Uint8Array(readFileSync(join(pack, ROUTES_FILE))));
      let [planned, strays] = [0, 0];
      for (const route of namedRoutesOf(file)) {
        const [{ places } = { places: new Float64Array() }] = linesToFollow(route, false);
        const line = Array.from(
          { length: places.length / 2 },
          (_, at): Place => [places[2 * at] as number, places[2 * at + 1] as number],
        );
        const [first, last] = [Math.floor(line.length / 4), Math.ceil((line.length * 3) / 4)];
        const ends = [line[first], line[last]].map(([lng = 0, lat = 0] = [0, 0]) => ({ lng, lat }));
        const cut = lineBetween(route, ends[0] as LatLng, ends[1] as LatLng);
        const part = line.slice(first, last + 1);
        const meters = part
          .slice(1)
          .reduce((sum, to, at) => sum + metersBetween(part[at] as Place, to), 0);
        expect(cut?.offMeters, route.name).toBeLessThan(1);
        // The way back or the other way round may be shorter.
        expect(cut?.lengthMeters, route.name).toBeLessThan(meters * 1.005 + 1);
        if (!cut) continue;
        const { strayMeters } = await stopsAlongLine(cut.places, async (from, to) => {
          const answer = await routeAlongWays(ways, { mode: route.mode, from, to });
          return answer.kind === "route" ? answer.line : null;
        });
        planned += cut.lengthMeters;
        strays += strayMeters;
      }
      expect(planned).toBeGreaterThan(5000);
      expect(strays / planned).toBeLessThan(0.05);
    },
    60_000,
  );
});
