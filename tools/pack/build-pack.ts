import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { extractWithin } from "#domain/network/extract/extract-within.ts";
import type { CollectedWays } from "#domain/network/ways/file/way-edges.ts";
import { type CollectedRoutes, collectRoutes } from "#domain/packs/make/collect-routes.ts";
import { collectWays, networkWaysOf } from "#domain/packs/make/collect-ways.ts";
import { dataDateOf } from "#domain/packs/make/extract-date.ts";
import {
  type AreaData,
  type MadeParts,
  makeNetworkParts,
} from "#domain/packs/make/make-network-parts.ts";
import { ROUTES_FILE, writeRoutesFile } from "#domain/packs/make/make-routes.ts";
import { WAYS_FILE, writeWaysFile } from "#domain/packs/make/make-ways.ts";
import { type ReadExtract, readExtract } from "#domain/packs/make/read-extract.ts";
import {
  readWaterPieces,
  WATERS_FILE,
  writeWatersFile,
} from "#domain/packs/make/waters/make-waters.ts";
import type { WaterPiece } from "#domain/packs/make/waters/water-pieces.ts";
import { type PackManifest, packManifestJson } from "#domain/packs/pack-manifest.ts";
import { type ExtractFile, openExtractFile } from "./disk/extract-file.ts";
import { MAP_ATTRIBUTION, type MapEngine } from "./engine/map-engine.ts";
import { mappedAreaOf } from "./engine/mapped-area.ts";
import { mergeExtracts } from "./merge/merge-extracts.ts";
import { OperatorError } from "./operator-error.ts";
import type { PackOptions, PacksOptions } from "./options.ts";
import { qualityReportJson } from "./quality-report.ts";
import type { Terminal } from "./terminal.ts";
import { describeFile } from "./write/describe-file.ts";

/** One extract with every object once, and the metadata of the inputs. */
interface Source {
  readonly path: string;
  readonly areas: readonly LngLatBox[];
  /** The areas with complete data; an extract of only networks has none. */
  readonly mapAreas: readonly LngLatBox[];
  readonly conflictingNodes: number;
}

/** Makes one pack; see `buildPacks`. */
export async function buildPack(
  { name, title, bounds, ...options }: PackOptions,
  engine: MapEngine | null,
  terminal: Terminal,
): Promise<PackManifest> {
  const areas = [{ name, title, bounds }];
  const [manifest] = await buildPacks({ ...options, areas }, engine, terminal);
  if (!manifest) throw new Error("No pack was made.");
  return manifest;
}

/**
 * Makes packs from extracts, which are read once for all of them: OUT/NAME with its files, and OUT/NAME-quality.json
 * beside it. Each is first made in a temporary folder, so that an earlier pack stays until the new one is complete.
 * Rejects with OperatorError or OsmFileError, whose messages are for the operator.
 */
export async function buildPacks(
  { areas, ...options }: PacksOptions,
  engine: MapEngine | null,
  terminal: Terminal,
): Promise<readonly PackManifest[]> {
  const shared = join(options.out, ".extract.making");
  rmSync(shared, { recursive: true, force: true });
  mkdirSync(shared, { recursive: true });
  try {
    const source = await sourceOf({ ...options, isMapped: engine !== null }, shared, terminal);
    const whole = await readWhole(source.path, options.withWays !== false, terminal);
    const manifests: PackManifest[] = [];
    for (const area of areas) {
      const job = { ...options, ...area, source, draw: engine };
      if (areas.length > 1) terminal.note(`${area.name}:`);
      manifests.push(await makePack(job, whole, terminal));
    }
    return manifests;
  } finally {
    rmSync(shared, { recursive: true, force: true });
  }
}

/** The parts of the extract that packs may need: its networks, and the places with a name. */
interface Whole extends ReadExtract {
  /** All ways; null if they are left out. */
  readonly ways: CollectedWays | null;
  /** All waters for boats; null if ways are left out. */
  readonly waters: readonly WaterPiece[] | null;
  /** The named routes; null if there are none. */
  readonly routes: CollectedRoutes | null;
  /** The date of the data; null if unknown. */
  readonly dataDate: string | null;
}

async function readWhole(path: string, withWays: boolean, terminal: Terminal): Promise<Whole> {
  const file = await openExtractFile(path);
  try {
    const read = await readExtract(file, {
      onProgress: (pass, doneBytes, totalBytes) =>
        terminal.progress(`reading ${pass}`, doneBytes, totalBytes),
    });
    const date = dataDateOf(file.header.dataSeconds, read.newestSeconds);
    const routes = await collectRoutes(file, {
      onProgress: (pass, doneBytes, totalBytes) =>
        terminal.progress(`reading ${pass} of named routes`, doneBytes, totalBytes),
    });
    const ways = withWays
      ? await collectWays(file, networkWaysOf(read.osm.relations), {
          onProgress: (pass, doneBytes, totalBytes) =>
            terminal.progress(`reading all ${pass}`, doneBytes, totalBytes),
        })
      : null;
    const waters = withWays
      ? await readWaterPieces(file, {
          onProgress: (pass, doneBytes, totalBytes) =>
            terminal.progress(`reading ${pass} of waters`, doneBytes, totalBytes),
        })
      : null;
    return { ...read, ways, waters, routes, dataDate: date?.day ?? null };
  } finally {
    file.close();
  }
}

interface PackJob extends PackOptions {
  readonly source: Source;
  /** The engine; null for a pack without a base map. */
  readonly draw: MapEngine | null;
}

async function makePack(job: PackJob, whole: Whole, terminal: Terminal): Promise<PackManifest> {
  const work = join(job.out, `.${job.name}.making`);
  const pack = join(work, "pack");
  rmSync(work, { recursive: true, force: true });
  mkdirSync(pack, { recursive: true });
  try {
    const manifest = await fillPack(job, whole, { work, pack, terminal });
    putInPlace(job, work);
    return manifest;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

interface Workplace {
  readonly work: string;
  readonly pack: string;
  readonly terminal: Terminal;
}

async function fillPack(
  { source, draw, ...options }: PackJob,
  whole: Whole,
  { work, pack, terminal }: Workplace,
): Promise<PackManifest> {
  const osm = options.bounds ? extractWithin(whole.osm, options.bounds) : whole.osm;
  const areas = areasOf(options, source, whole);
  const bounds = boxAroundAll(areas);
  const municipalities = whole.municipalitiesIn(options.bounds);
  const data = { osm, places: () => whole.placesIn(options.bounds), municipalities, bounds };
  const made = await writeParts(data, pack, terminal);
  const write = (name: string, bytes: Uint8Array): void => writeFileSync(join(pack, name), bytes);
  const files = [...made.fileNames];
  const brokenNamed = whole.routes && (await writeRoutesFile(whole.routes, options.bounds, write));
  if (brokenNamed) files.push(ROUTES_FILE);
  const report = qualityReportJson(made, source.conflictingNodes, brokenNamed ?? []);
  writeFileSync(join(work, "quality.json"), report);
  if (whole.waters && (await writeWatersFile(whole.waters, options.bounds, { write }))) {
    files.push(WATERS_FILE);
  }
  if (whole.ways) {
    terminal.status("writing ways");
    const isWritten = await writeWaysFile(whole.ways, options.bounds, { write });
    if (isWritten) files.push(WAYS_FILE);
  }
  if (draw) {
    const job = { pbf: source.path, out: join(pack, "map.pmtiles"), folder: work };
    const onProgress = (line: string): void => terminal.status(`map: ${line}`);
    await draw({ ...job, name: options.name, bounds, onProgress });
    files.push("map.pmtiles");
  }
  const manifest = {
    name: options.name,
    title: options.title,
    bounds,
    areas,
    mapAreas: draw ? mapAreasOf(options, source) : [],
    modes: made.modes,
    dataDate: whole.dataDate ?? options.date,
    licence: "ODbL-1.0",
    attribution: draw ? MAP_ATTRIBUTION : "© OpenStreetMap contributors",
    files: files.sort().map((name) => describeFile(pack, name)),
  };
  writeFileSync(join(pack, "pack.json"), packManifestJson(manifest));
  return manifest;
}

async function writeParts(data: AreaData, pack: string, terminal: Terminal): Promise<MadeParts> {
  terminal.status("drawing networks");
  const made = await makeNetworkParts(data, {
    write: (name, bytes) => writeFileSync(join(pack, name), bytes),
  });
  if (!made.fileNames.includes("network.graph")) {
    terminal.note("No node networks are in this extract: the pack is made without.");
  }
  for (const summary of made.networks.filter(({ routes }) => routes > 0)) {
    terminal.note(
      `${summary.mode}: ${summary.resolved} of ${summary.routes} routes resolved, ` +
        `${summary.nodes} nodes, ${summary.km} km, ${summary.components} component(s)`,
    );
  }
  if (made.droppedStreets > 0) {
    terminal.note(`${made.droppedStreets} streets are too many to search offline: left out.`);
  }
  return made;
}

interface SourceOptions extends Pick<PackOptions, "pbfs"> {
  /** True to make a base map. */
  readonly isMapped: boolean;
}

async function sourceOf(
  { pbfs, isMapped }: SourceOptions,
  work: string,
  terminal: Terminal,
): Promise<Source> {
  const inputs: ExtractFile[] = [];
  try {
    for (const pbf of pbfs) inputs.push(await openExtractFile(pbf));
    const [only] = inputs;
    const mapped = isMapped ? await Promise.all(inputs.map(mappedAreaOf)) : [];
    const mapAreas = mapped.filter((area) => area !== null);
    if (inputs.length === 1 && only) {
      const areas = only.header.bounds ? [only.header.bounds] : [];
      return { path: pbfs[0] as string, areas, mapAreas, conflictingNodes: 0 };
    }
    terminal.status(`merging ${inputs.length} extracts`);
    return { ...(await merged(inputs, join(work, "merged.osm.pbf"), terminal)), mapAreas };
  } finally {
    for (const input of inputs) input.close();
  }
}

async function merged(
  inputs: readonly ExtractFile[],
  path: string,
  terminal: Terminal,
): Promise<Omit<Source, "mapAreas">> {
  const { nodeBounds, conflictingNodes } = await mergeExtracts(inputs, path);
  if (conflictingNodes > 0) {
    terminal.note(
      `${conflictingNodes} node ids mean different places in these extracts: is one of them invented?`,
    );
  }
  const areas = inputs
    .map(({ header }, index) => header.bounds ?? nodeBounds[index] ?? null)
    .filter((bounds) => bounds !== null);
  return { path, areas, conflictingNodes };
}

function areasOf(
  options: Pick<PackOptions, "bounds">,
  source: Source,
  read: ReadExtract,
): readonly LngLatBox[] {
  if (options.bounds) return [options.bounds];
  if (source.areas.length > 0) return source.areas;
  if (read.nodeBounds) return [read.nodeBounds];
  throw new OperatorError("The extract holds no nodes: is it the right file?");
}

function mapAreasOf(
  { bounds }: Pick<PackOptions, "bounds">,
  { mapAreas }: Source,
): readonly LngLatBox[] {
  return bounds && mapAreas.length > 0 ? [bounds] : mapAreas;
}

function boxAroundAll(areas: readonly LngLatBox[]): LngLatBox {
  return areas.reduce(([w, s, e, n], [west, south, east, north]) => [
    Math.min(w, west),
    Math.min(s, south),
    Math.max(e, east),
    Math.max(n, north),
  ]);
}

function putInPlace({ out, name }: PackOptions, work: string): void {
  const target = join(out, name);
  const old = join(work, "old");
  if (existsSync(target)) renameSync(target, old);
  renameSync(join(work, "pack"), target);
  renameSync(join(work, "quality.json"), join(out, `${name}-quality.json`));
}
