import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { PRIVATE_PATH } from "./headers.ts";

export interface StoredFile {
  /** where it lies */
  file: string;
  size: number;
  modifiedMs: number;
}

/**
 * Finds the file of a request path; undefined for a folder, a file outside the root, or a hidden one.
 * @param path decoded, starting with a slash
 */
export async function findFile(root: string, path: string): Promise<StoredFile | undefined> {
  if (path.includes("\0") || path.includes("\\") || PRIVATE_PATH.test(path)) return undefined;
  const file = normalize(join(root, path));
  if (!file.startsWith(root + sep)) return undefined;
  return statFile(file);
}

async function statFile(file: string): Promise<StoredFile | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { file, size: found.size, modifiedMs: found.mtimeMs };
}

/** The encodings, best first; the build writes both beside each file that shrinks. */
const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
];

/**
 * Resolves to the compressed copy that the client accepts. A copy older than its file belongs to an earlier version
 * and is ignored.
 */
export async function findTwin(
  stored: StoredFile,
  acceptEncoding: string | undefined,
): Promise<{ encoding: string; twin: StoredFile } | undefined> {
  const accepted = acceptedEncodings(acceptEncoding);
  for (const { name, suffix } of ENCODINGS) {
    if (!accepted.has(name)) continue;
    const twin = await statFile(stored.file + suffix);
    if (twin && twin.modifiedMs >= stored.modifiedMs) return { encoding: name, twin };
  }
  return undefined;
}

function acceptedEncodings(header: string | undefined): Set<string> {
  const accepted = new Set<string>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return accepted;
}

const knownTags: Map<string, { modifiedMs: number; size: number; tag: string }> = new Map();

/** Resolves to a tag of the contents, so that a rebuild without changes keeps cached copies valid. */
export async function entityTag({ file, size, modifiedMs }: StoredFile) {
  const known = knownTags.get(file);
  if (known?.modifiedMs === modifiedMs && known.size === size) return known.tag;
  const hash = createHash("sha256").update(await readFile(file));
  const tag = hash.digest("base64url").slice(0, 22);
  knownTags.set(file, { modifiedMs, size, tag });
  return tag;
}

/** Returns the extension without its dot. */
export function extensionOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}
