import { dirname, join } from "node:path/posix";
import { type Node, parseSync, Visitor } from "oxc-parser";
import { FOLDER_ORDER, PACKAGE_ROOMS, PUBLIC_FILES, ROOM_IMPORTS } from "./rooms.ts";

/** The texts of files, by path from the root of the project. */
export type SourceFiles = ReadonlyMap<string, string>;

type Report = (message: string, at: number) => void;
type Import = { readonly specifier: string; readonly at: number };
type Place = { readonly path: string; readonly room: string; readonly folders: readonly string[] };

const TEST_FILE = /\.(?:test|bench|fixture)\.[^/]*$/;
const FAKE_FILE = /(?:^|\/)fake-[^/]*$/;

/**
 * Checks imports against the table of rooms.
 * @returns one line per violation, empty if there is none
 */
export function checkRooms(files: SourceFiles): string[] {
  const breaches: string[] = [];
  const importsOf = new Map<string, readonly string[]>();
  for (const [path, text] of files) {
    if (TEST_FILE.test(path)) continue;
    const report: Report = (message, at) =>
      breaches.push(`${path}:${text.slice(0, at).split("\n").length} ${message}`);
    const place = placeOf(path);
    const imports = readImports(path, text, place?.room === "domain" ? report : () => undefined);
    if (place) for (const one of imports) checkImport(place, one, report);
    importsOf.set(
      path,
      imports.map(({ specifier }) => targetOf(path, specifier)),
    );
  }
  const cycles = cyclesIn(importsOf);
  // A cycle of files is often one of folders too: report it once.
  const all = cycles.length > 0 ? cycles : cyclesIn(foldersOf(importsOf));
  return [...breaches, ...unlistedFolders(files.keys()), ...all];
}

/** Returns all imports of a file, type imports included, and reports where it reads the clock. */
function readImports(path: string, text: string, reportClock: Report): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: Import[] = [];
  const add = (source: Node | null) => {
    if (source?.type === "Literal" && typeof source.value === "string")
      imports.push({ specifier: source.value, at: source.start });
  };
  const isDate = (node: Node) => node.type === "Identifier" && node.name === "Date";
  const clock = (at: number) =>
    reportClock("src/domain may not read the clock: pass the time in", at);
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    NewExpression: (node) =>
      isDate(node.callee) && node.arguments.length === 0 && clock(node.start),
    CallExpression: (node) => isDate(node.callee) && clock(node.start),
    MemberExpression: ({ object, property, start }) =>
      isDate(object) && "name" in property && property.name === "now" && clock(start),
  }).visit(program);
  return imports;
}

/** Returns the room and the folders of a file or module below `src/`; undefined for other files. */
function placeOf(path: string): Place | undefined {
  const [top, room = "", ...rest] = path.split("/");
  return top === "src" ? { path, room, folders: rest.slice(0, -1) } : undefined;
}

/** The files of `src/words` that are of no language. */
const WORDS_OF_ALL = /^(?:words|typed-\w+)\.ts$/;

/** Returns the path of an import, or the name of a package. */
function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(path), specifier);
  const [room = "", ...rest] = specifier.slice(1).split("/");
  if (!specifier.startsWith("#") || !ROOM_IMPORTS[room]) return specifier;
  // The words of any language: all have the same files.
  return room === "words" && !WORDS_OF_ALL.test(rest[0] ?? "")
    ? ["src/words/nl", ...rest].join("/")
    : `src/${specifier.slice(1)}`;
}

/** Tells whether `src/domain`, which has no language, imports words other than those that people type. */
function isTextOfDomain(from: Place, to: Place): boolean {
  return from.room === "domain" && to.room === "words" && !to.path.startsWith("src/words/typed-");
}

function checkImport(from: Place, { specifier, at }: Import, report: Report): void {
  const target = targetOf(from.path, specifier);
  const to = placeOf(target);
  if (!to) {
    const name = Object.keys(PACKAGE_ROOMS).find((own) =>
      `${target}/`.replace("?", "/").startsWith(`${own}/`),
    );
    if (!name || !PACKAGE_ROOMS[name]?.includes(from.room))
      report(`src/${from.room} may not import ${specifier}`, at);
    return;
  }
  const isNeighbour = dirname(target) === dirname(from.path);
  // The words of a language belong together, and `#words/x` is those of the compiled language.
  const isAmongWords = from.room === "words" && to.room === "words";
  if (!isAmongWords && specifier.startsWith(".") !== isNeighbour)
    report(`${specifier}: write ./x inside a folder, #room/x anywhere else`, at);
  if (to.room === from.room) checkOrder(from, to, at, report);
  else if (!ROOM_IMPORTS[from.room]?.includes(to.room))
    report(`src/${from.room} may not import #${to.room}`, at);
  else if (PUBLIC_FILES[to.room]?.test(target) === false || isTextOfDomain(from, to))
    report(`src/${from.room} may not import ${specifier}, which is inside #${to.room}`, at);
}

/** Reports an import inside a room from a lower folder to a higher one. */
function checkOrder(from: Place, to: Place, at: number, report: Report): void {
  const depth = from.folders.findIndex((folder, i) => folder !== to.folders[i]);
  const [own, other] = [from.folders[depth], to.folders[depth]];
  if (own === undefined || other === undefined || FAKE_FILE.test(from.path)) return;
  const parent = [from.room, ...from.folders.slice(0, depth)].join("/");
  const order = FOLDER_ORDER[parent] ?? "pending";
  if (order === "pending") return;
  if (order === "separate" || order.indexOf(own) < order.indexOf(other))
    report(`${parent}/${own} may not import ${parent}/${other}`, at);
}

/** Returns a line for each folder of a room that the table does not mention. */
function unlistedFolders(paths: Iterable<string>): string[] {
  const unlisted = new Set<string>();
  for (const path of paths) {
    const { room = "", folders = [] } = placeOf(path) ?? {};
    for (const [depth, folder] of folders.entries()) {
      const parent = [room, ...folders.slice(0, depth)].join("/");
      // Every room with folders has an entry; deeper folders may have one.
      const order = FOLDER_ORDER[parent] ?? (depth === 0 ? [] : "pending");
      if (typeof order !== "string" && !order.includes(folder))
        unlisted.add(`src/${parent}/${folder}`);
    }
  }
  return [...unlisted].map((name) => `${name}: not in FOLDER_ORDER of tools/rooms/rooms.ts`);
}

/**
 * Returns the folders directly in a room that each of them imports, for rooms with an order. A file directly in the
 * room counts as a folder of its own; fakes lie beside their ports and do not count.
 */
function foldersOf(importsOf: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const folderOf = (path: string) => path.split("/").slice(0, 3).join("/");
  const importedBy = new Map<string, string[]>();
  for (const [path, targets] of importsOf) {
    const room = placeOf(path)?.room;
    if (!room || !FOLDER_ORDER[room] || FAKE_FILE.test(path)) continue;
    const own = folderOf(path);
    const others = targets
      .filter((target) => placeOf(target)?.room === room && folderOf(target) !== own)
      .map(folderOf);
    importedBy.set(own, [...(importedBy.get(own) ?? []), ...others]);
  }
  return importedBy;
}

/** Returns a line for each import that closes a cycle of files or folders. */
function cyclesIn(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, above: readonly string[]) => {
    if (finished.has(path)) return;
    if (above.includes(path)) {
      cycles.push(`import cycle: ${[...above.slice(above.indexOf(path)), path].join(" -> ")}`);
      return;
    }
    for (const target of importsOf.get(path) ?? []) visit(target, [...above, path]);
    finished.add(path);
  };
  for (const path of importsOf.keys()) visit(path, []);
  return cycles;
}
