import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";

/**
 * @typedef {object} StoredFile
 * @property {string} file where it lies
 * @property {number} size
 * @property {number} modifiedMs
 */

/**
 * Finds the file of a request path, or nothing: neither a folder, nor a file outside of the root,
 * nor a hidden one.
 * @param {string} root
 * @param {string} path decoded, starting with a slash
 * @returns {Promise<StoredFile | undefined>}
 */
export async function findFile(root, path) {
  if (path.includes("\0") || path.includes("\\") || /\/[._]/.test(path)) return undefined;
  const file = normalize(join(root, path));
  if (!file.startsWith(root + sep)) return undefined;
  return statFile(file);
}

/** @param {string} file @returns {Promise<StoredFile | undefined>} */
async function statFile(file) {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { file, size: found.size, modifiedMs: found.mtimeMs };
}

/** Best first; the build writes both beside each file that shrinks. */
const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
];

/**
 * The compressed twin that the client takes. One older than its file is left alone: it belongs to
 * an earlier version.
 * @param {StoredFile} stored
 * @param {string | undefined} acceptEncoding
 * @returns {Promise<{ encoding: string, twin: StoredFile } | undefined>}
 */
export async function findTwin(stored, acceptEncoding) {
  const accepted = acceptedEncodings(acceptEncoding);
  for (const { name, suffix } of ENCODINGS) {
    if (!accepted.has(name)) continue;
    const twin = await statFile(stored.file + suffix);
    if (twin && twin.modifiedMs >= stored.modifiedMs) return { encoding: name, twin };
  }
  return undefined;
}

/** @param {string | undefined} header @returns {Set<string>} */
function acceptedEncodings(header) {
  const accepted = new Set();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return accepted;
}

/** @type {Map<string, { modifiedMs: number, size: number, tag: string }>} */
const knownTags = new Map();

/**
 * A tag of the content, so that a rebuild that changes nothing keeps every cached copy valid.
 * @param {StoredFile} stored
 */
export async function entityTag({ file, size, modifiedMs }) {
  const known = knownTags.get(file);
  if (known?.modifiedMs === modifiedMs && known.size === size) return known.tag;
  const hash = createHash("sha256").update(await readFile(file));
  const tag = hash.digest("base64url").slice(0, 22);
  knownTags.set(file, { modifiedMs, size, tag });
  return tag;
}

/** @param {string} path @returns {string} the extension without its dot */
export function extensionOf(path) {
  return extname(path).slice(1).toLowerCase();
}
