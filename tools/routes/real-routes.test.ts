import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { OsmRelation } from "#domain/osm/osm-elements.ts";
import { buildPack } from "../pack/build-pack.ts";
import { openExtractFile } from "../pack/disk/extract-file.ts";
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
  ])("agree with the raw relations of %s", { tags: "long" }, async (name, least) => {
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
});
