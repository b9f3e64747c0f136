import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type ExtractedNetwork, extractNetwork } from "#domain/network/extract/extract-network.ts";
import { extractWithin } from "#domain/network/extract/extract-within.ts";
import { routeLines } from "#domain/network/extract/route-lines.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { networkTiles } from "#domain/packs/make/network-tiles.ts";
import type { RawPlace } from "#domain/packs/make/raw-places.ts";
import { type ReadExtract, readExtract } from "#domain/packs/make/read-extract.ts";
import { searchablePlaces } from "#domain/packs/make/searchable-places.ts";
import { type PackManifest, packManifestJson } from "#domain/packs/pack-manifest.ts";
import { placesJson } from "#domain/packs/pack-manifest-places.ts";
import { type ExtractFile, openExtractFile } from "./disk/extract-file.ts";
import { MAP_ATTRIBUTION, type MapEngine } from "./engine/map-engine.ts";
import { mappedAreaOf } from "./engine/mapped-area.ts";
import { mergeExtracts } from "./merge/merge-extracts.ts";
import { OperatorError } from "./operator-error.ts";
import type { PackOptions, PacksOptions } from "./options.ts";
import { qualityReportJson, summarize } from "./quality.ts";
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
    const whole = await readWhole(source.path, terminal);
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
  /** The date of the data; null if unknown. */
  readonly dataDate: string | null;
}

async function readWhole(path: string, terminal: Terminal): Promise<Whole> {
  const file = await openExtractFile(path);
  try {
    const read = await readExtract(file, (pass, doneBytes, totalBytes) =>
      terminal.progress(`reading ${pass}`, doneBytes, totalBytes),
    );
    return { ...read, dataDate: dateOf(file.header.dataSeconds ?? read.newestSeconds) };
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
  const read = options.bounds ? { ...whole, osm: extractWithin(whole.osm, options.bounds) } : whole;
  const places = whole.placesIn(options.bounds);
  const areas = areasOf(options, source, read);
  const bounds = boundsRound(areas);
  const extracted = extractNetwork(read.osm);
  const files = await writeNetworks(pack, { extracted, osm: read.osm, places, bounds }, terminal);
  writeFileSync(join(work, "quality.json"), qualityReportJson(extracted, source.conflictingNodes));
  files.push(writePlaces(pack, extracted, places, terminal));
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
    modes: modesIn(extracted),
    dataDate: whole.dataDate ?? options.date,
    licence: "ODbL-1.0",
    attribution: draw ? MAP_ATTRIBUTION : "© OpenStreetMap contributors",
    files: files.sort().map((name) => describeFile(pack, name)),
  };
  writeFileSync(join(pack, "pack.json"), packManifestJson(manifest));
  return manifest;
}

/** Returns the networks with routes; separate nodes do not count. */
function modesIn({ routes }: ExtractedNetwork): readonly NetworkMode[] {
  return NETWORK_MODES.filter((mode) => routes.some((route) => route.mode === mode));
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

function boundsRound(areas: readonly LngLatBox[]): LngLatBox {
  return areas.reduce(([w, s, e, n], [west, south, east, north]) => [
    Math.min(w, west),
    Math.min(s, south),
    Math.max(e, east),
    Math.max(n, north),
  ]);
}

interface Networks {
  readonly extracted: ExtractedNetwork;
  readonly osm: ReadExtract["osm"];
  readonly places: readonly RawPlace[];
  readonly bounds: LngLatBox;
}

async function writeNetworks(
  pack: string,
  { extracted, osm, places, bounds }: Networks,
  terminal: Terminal,
): Promise<string[]> {
  const { network, routes } = extracted;
  if (network.nodes.length === 0 && routes.length === 0) {
    terminal.note("No node networks are in this extract: the pack is made without.");
    return [];
  }
  terminal.status("drawing networks");
  const { bytes } = writeGraph(network);
  writeFileSync(join(pack, "network.graph"), bytes);
  const lines = routeLines(routes, osm);
  const locks = places.filter(({ kind }) => kind === "lock");
  const picture = { lines, network, locks };
  writeFileSync(join(pack, "networks.pmtiles"), await networkTiles(picture, bounds));
  for (const summary of summarize(extracted).filter(({ routes: count }) => count > 0)) {
    terminal.note(
      `${summary.mode}: ${summary.resolved} of ${summary.routes} routes resolved, ` +
        `${summary.posts} posts, ${summary.km} km, ${summary.components} component(s)`,
    );
  }
  return ["network.graph", "networks.pmtiles"];
}

function writePlaces(
  pack: string,
  { network }: ExtractedNetwork,
  found: readonly RawPlace[],
  terminal: Terminal,
): string {
  const { places, droppedStreets } = searchablePlaces(found, network.nodes);
  if (droppedStreets > 0) {
    terminal.note(`${droppedStreets} streets are too many to search offline: left out.`);
  }
  writeFileSync(join(pack, "places.json"), placesJson(places));
  return "places.json";
}

function dateOf(seconds: number): string | null {
  return seconds === 0 ? null : new Date(seconds * 1000).toISOString().slice(0, 10);
}

function putInPlace({ out, name }: PackOptions, work: string): void {
  const target = join(out, name);
  const old = join(work, "old");
  if (existsSync(target)) renameSync(target, old);
  renameSync(join(work, "pack"), target);
  renameSync(join(work, "quality.json"), join(out, `${name}-quality.json`));
}
