import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import { asWaypointToStore, type WaypointToStore } from "./as-waypoint-to-store.ts";
import { type Comparison, compareWithExisting } from "./compare-with-existing.ts";
import { routeContentHash, trackContentHash } from "./content-hash.ts";
import type { CsvTable } from "./csv/csv-table.ts";
import type { ExchangeFile, ExchangeLine, ImportResult } from "./exchange-file.ts";
import { forEachPausing } from "./pausing.ts";
import { type NewLines, type PreviewItem, previewItems } from "./preview-items.ts";

/** A file that was read, or refused. */
export interface ReadFile {
  readonly name: string;
  readonly result: ImportResult;
  /** The first rows of a CSV, for choosing its columns. */
  readonly csv: CsvTable | null;
}

/** A file with what importing it would do to the waypoints. */
export interface PreviewedFile extends ReadFile {
  readonly comparison: Comparison;
}

/** What importing some files together would do. */
export interface ImportPreview {
  readonly files: readonly PreviewedFile[];
  /** Of all files together. */
  readonly comparison: Comparison;
  /** Lines that are not there yet, each once, with at least one point. */
  readonly lines: NewLines;
  /** How many lines are there already. */
  readonly sameLineCount: number;
  /** What would come or change, each thing by itself. */
  readonly items: readonly PreviewItem[];
}

/** In which folders all that is added goes. */
export type FolderChoice =
  /** Each in the folder that its file names. */
  | { readonly kind: "as-in-file" }
  | { readonly kind: "none" }
  /** A folder for each kind of place that a file tells apart; lines have none. */
  | { readonly kind: "per-kind" }
  | { readonly kind: "one"; readonly name: string };

/** What the user chose in the preview. */
export interface ImportChoice {
  readonly folders: FolderChoice;
  /** Whether waypoints that are there but otherwise become as the files have them. */
  readonly takesChanges: boolean;
}

/** What an import comes down to. */
export interface ImportChanges {
  readonly add: readonly WaypointToStore[];
  readonly update: readonly { readonly id: string; readonly changes: WaypointChanges }[];
  readonly lines: NewLines;
}

/** What the device has already. */
export interface Existing {
  readonly waypoints: readonly Waypoint[];
  /** Of the tracks and routes that were imported before. */
  readonly contentHashes: ReadonlySet<string>;
}

/**
 * Compares files with what there is; what two files have both is new in the first only. It pauses
 * now and then, so that a page can go on in between.
 */
export function* previewImport(
  files: readonly ReadFile[],
  existing: Existing,
): Generator<undefined, ImportPreview> {
  const added: WaypointToStore[] = [];
  const previewed: PreviewedFile[] = [];
  for (const file of files) {
    const imported = yield* waypointsOf(file);
    const comparison = yield* compareWithExisting(imported, existing.waypoints, added);
    added.push(...comparison.added);
    previewed.push({ ...file, comparison });
  }
  const tracks = linesOf(files, (file) => file.tracks).filter(({ lngs }) => lngs.length > 0);
  const routes = linesOf(files, (file) => file.routes).filter(({ points }) => points.length > 0);
  const lines = {
    tracks: newUnder(trackContentHash, tracks, existing.contentHashes),
    routes: newUnder(routeContentHash, routes, existing.contentHashes),
  };
  const newCount = lines.tracks.size + lines.routes.size;
  const comparison = together(previewed.map((file) => file.comparison));
  return {
    files: previewed,
    comparison,
    lines,
    items: yield* previewItems(comparison, lines),
    sameLineCount: tracks.length + routes.length - newCount,
  };
}

/** What a previewed import changes, as the user chose. */
export function importChanges(
  { comparison, lines }: ImportPreview,
  { folders, takesChanges }: ImportChoice,
): ImportChanges {
  const placed = <Item extends Filed>(item: Item): Item => inFolder(item, folders);
  return {
    add: comparison.added.map(placed),
    update: takesChanges ? updatesOf(comparison) : [],
    lines: {
      tracks: mapped(lines.tracks, placed),
      routes: mapped(lines.routes, placed),
    },
  };
}

/** What may say in which folder it is. */
interface Filed {
  readonly folder?: string;
  readonly kind?: string;
}

function inFolder<Item extends Filed>(item: Item, choice: FolderChoice): Item {
  if (choice.kind === "as-in-file") return item;
  const { folder: inFile, ...unfiled } = item;
  const folder = {
    none: undefined,
    "per-kind": item.kind ?? inFile,
    one: choice.kind === "one" ? choice.name : undefined,
  }[choice.kind];
  return (folder ? { ...unfiled, folder } : unfiled) as Item;
}

function linesOf<Line extends ExchangeLine>(
  files: readonly ReadFile[],
  linesIn: (file: ExchangeFile) => readonly Line[],
): readonly Line[] {
  return files.flatMap(({ name, result }) =>
    result.ok ? linesIn(result.file).map((line) => ({ ...line, source: name })) : [],
  );
}

function newUnder<Line>(
  hashOf: (line: Line) => string,
  lines: readonly Line[],
  known: ReadonlySet<string>,
): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const hash = hashOf(line);
    if (!known.has(hash) && !found.has(hash)) found.set(hash, line);
  }
  return found;
}

function mapped<Line>(
  lines: ReadonlyMap<string, Line>,
  change: (line: Line) => Line,
): Map<string, Line> {
  return new Map([...lines].map(([id, line]) => [id, change(line)]));
}

function together(comparisons: readonly Comparison[]): Comparison {
  return {
    added: comparisons.flatMap(({ added }) => added),
    changed: comparisons.flatMap(({ changed }) => changed),
    sameCount: comparisons.reduce((sum, { sameCount }) => sum + sameCount, 0),
  };
}

function updatesOf({ changed }: Comparison): ImportChanges["update"] {
  return changed.map(({ existing, changes }) => ({ id: existing.id, changes }));
}

function* waypointsOf({ name, result }: ReadFile): Generator<undefined, WaypointToStore[]> {
  const waypoints: WaypointToStore[] = [];
  yield* forEachPausing(result.ok ? result.file.waypoints : [], (waypoint) => {
    waypoints.push(asWaypointToStore(waypoint, name));
  });
  return waypoints;
}
