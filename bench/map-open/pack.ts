import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeVillagePack, VILLAGE } from "../../e2e/drivers/drawn-pack.ts";
import { buildPack } from "../../tools/pack/build-pack.ts";
import { tilemaker } from "../../tools/pack/engine/tilemaker.ts";

/** A pack with a map, and a place in the middle of it. */
export interface BenchPack {
  readonly name: string;
  readonly files: readonly string[];
  /** The one of its files that the base map is drawn from. */
  readonly map: string;
  readonly lat: number;
  readonly lng: number;
  remove(): void;
}

const DELFT = resolve(import.meta.dirname, "../../../shared/data/osm/delft.osm.pbf");
const DELFT_MIDDLE = { lat: 52.0001, lng: 4.3699 };
const SILENT = { status() {}, progress() {}, note() {} };

/**
 * Makes a pack of a part of Delft if its extract and tilemaker are available, otherwise of the invented
 * village of the tests.
 */
export async function makeBenchPack(): Promise<BenchPack> {
  const canDraw = spawnSync("tilemaker", ["--help"], { stdio: "ignore" }).error === undefined;
  if (!existsSync(DELFT) || !canDraw) return villagePack();
  const folder = mkdtempSync(join(tmpdir(), "bench-map-open-pack-"));
  const nothing = {
    bounds: null,
    date: null,
    engine: null,
    jar: null,
    profile: null,
    shapes: null,
  };
  await buildPack(
    { ...nothing, name: "delft", pbfs: [DELFT], out: folder },
    tilemaker(nothing),
    SILENT,
  );
  const pack = join(folder, "delft");
  const files = readdirSync(pack).map((name) => join(pack, name));
  const map = join(pack, "map.pmtiles");
  const remove = () => rmSync(folder, { recursive: true });
  return { name: "Delft, of its extract", files, map, ...DELFT_MIDDLE, remove };
}

async function villagePack(): Promise<BenchPack> {
  const { files, remove } = await makeVillagePack();
  const map = files.find((path) => path.endsWith("map.pmtiles")) ?? "";
  return { name: "an invented village", files, map, ...VILLAGE, remove };
}
