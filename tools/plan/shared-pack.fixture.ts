import { join } from "node:path";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { buildPack } from "../pack/build-pack.ts";
import { waysOfPacks } from "./ways-of-packs.ts";

/** Data that a developer may have beside the project: extracts, truths, recorded tracks; never part of it. */
export const SHARED = join(process.cwd(), "../shared");

/** Returns the path of a shared extract. */
export function sharedExtract(name: string): string {
  return join(SHARED, `data/osm/${name}.osm.pbf`);
}

/** Makes a pack of a shared extract, without a map, and returns its folder. */
export async function buildSharedPack(name: string, out: string): Promise<string> {
  const nothing = {
    bounds: null,
    date: null,
    engine: null,
    jar: null,
    profile: null,
    shapes: null,
  };
  const silent = { status: () => {}, progress: () => {}, note: () => {} };
  await buildPack({ name, pbfs: [sharedExtract(name)], out, ...nothing }, null, silent);
  return join(out, name);
}

/** Makes a pack of a shared extract and returns its ways. */
export async function waysOfSharedPack(name: string, out: string): Promise<JoinedWays> {
  const ways = await waysOfPacks([await buildSharedPack(name, out)]);
  if (!ways) throw new Error(`The pack of ${name} has no ways.`);
  return ways;
}
