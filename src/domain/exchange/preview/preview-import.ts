import { forEachInSteps } from "#domain/async/pause.ts";
import type { CsvTable } from "#domain/exchange/csv/csv-table.ts";
import type { ExchangeFile, ExchangeLine, ImportResult } from "#domain/exchange/exchange-file.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges } from "#domain/waypoints/waypoint-edit.ts";
import { asWaypointToStore, type WaypointToStore } from "./as-waypoint-to-store.ts";
import { type Comparison, compareWithExisting } from "./compare-with-existing.ts";
import { routeContentHash, trackContentHash } from "./content-hash.ts";
import { type NewLines, type PreviewItem, previewItems } from "./preview-items.ts";

/** A file that was read or refused. */
export interface ReadFile {
  readonly name: string;
  readonly result: ImportResult;
  /** The first rows of a CSV, for choosing its columns. */
  readonly csv: CsvTable | null;
}

/** A file with the effect of importing its waypoints. */
export interface PreviewedFile extends ReadFile {
  readonly comparison: Comparison;
}

/** The effect of importing some files together. */
export interface ImportPreview {
  readonly files: readonly PreviewedFile[];
  /** The waypoints of all files together. */
  readonly comparison: Comparison;
  /** New lines with at least one point, each once. */
  readonly lines: NewLines;
  /** The number of lines that are stored already. */
  readonly sameLineCount: number;
  /** The separate things that would be added or changed. */
  readonly items: readonly PreviewItem[];
}

/** The folder that added waypoints and lines are put in. */
export type FolderChoice =
  /** Keeps each in the folder that its file names. */
  | { readonly kind: "as-in-file" }
  | { readonly kind: "none" }
  /** Makes a folder for each kind of place that a file distinguishes; lines get none. */
  | { readonly kind: "per-kind" }
  | { readonly kind: "one"; readonly name: string };

/** The user's choices in the preview. */
export interface ImportChoice {
  readonly folders: FolderChoice;
  /** Updates stored waypoints that differ from those in the files. */
  readonly takesChanges: boolean;
  /** The icon and colour of new waypoints that name none themselves; null or absent for the usual ones. */
  readonly look?: { readonly icon: string | null; readonly color: string | null };
}

/** The changes that an import makes. */
export interface ImportChanges {
  readonly add: readonly WaypointToStore[];
  readonly update: readonly { readonly id: string; readonly changes: WaypointChanges }[];
  readonly lines: NewLines;
}

/** The data already on the device. */
export interface Existing {
  readonly waypoints: readonly Waypoint[];
  /** Hashes of the tracks and routes that were imported before. */
  readonly contentHashes: ReadonlySet<string>;
}

/**
 * Compares files with the stored data; a thing that is in two files counts as new only in the
 * first. Pauses now and then to let the page respond.
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

/** Returns the changes that a previewed import makes with the user's choices. */
export function importChanges(
  { comparison, lines }: ImportPreview,
  { folders, takesChanges, look }: ImportChoice,
): ImportChanges {
  const ownLook = {
    ...(look?.icon && { icon: look.icon }),
    ...(look?.color && { color: look.color }),
  };
  const placed = <Item extends Filed>(item: Item): Item => inFolder(item, folders);
  return {
    add: comparison.added.map((waypoint) => ({ ...ownLook, ...placed(waypoint) })),
    update: takesChanges ? updatesOf(comparison) : [],
    lines: {
      tracks: mapped(lines.tracks, placed),
      routes: mapped(lines.routes, placed),
    },
  };
}

/** The fields that may name the folder. */
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
  yield* forEachInSteps(result.ok ? result.file.waypoints : [], (waypoint) => {
    waypoints.push(asWaypointToStore(waypoint, name));
  });
  return waypoints;
}
