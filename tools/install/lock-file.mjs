/**
 * Completes a lock file. npm leaves an optional package out of `package-lock.json` if it is not available when npm
 * writes that file, and `npm ci` then rejects the file on every platform.
 */

/**
 * @typedef {object} Manifest
 * @property {string} version
 * @property {string | undefined} [license]
 * @property {string[] | undefined} [os]
 * @property {string[] | undefined} [cpu]
 * @property {string[] | undefined} [libc]
 * @property {Record<string, string> | undefined} [engines]
 * @property {Record<string, string> | undefined} [dependencies]
 * @property {Record<string, string> | undefined} [optionalDependencies]
 * @property {Record<string, string> | undefined} [peerDependencies]
 * @property {Record<string, { optional?: boolean }> | undefined} [peerDependenciesMeta]
 * @property {{ integrity?: string } | undefined} [dist]
 *
 * @typedef {Partial<Omit<Manifest, "dist">> & {
 *   integrity?: string, dev?: boolean, optional?: boolean, devDependencies?: Record<string, string>,
 * }} LockedPackage
 *
 * @typedef {Record<string, LockedPackage>} Packages by path, such as `node_modules/react`; the
 * project itself is the empty path
 *
 * @typedef {{ dependent: string, name: string, range: string }} MissingPackage
 */

/**
 * Returns the packages that an entry of the lock file asks for and that have no entry themselves.
 * Versions are compared only where an exact one is asked, as for the packages of a platform.
 * @param {Packages} packages
 * @returns {MissingPackage[]}
 */
export function missingPackages(packages) {
  return Object.entries(packages).flatMap(([dependent, entry]) =>
    Object.entries(wantedBy(entry))
      .filter(([name, range]) => !isFound(packages, dependent, name, range))
      .map(([name, range]) => ({ dependent, name, range })),
  );
}

/**
 * Adds the missing optional packages.
 * @param {Packages} packages
 * @param {(name: string, range: string) => Manifest | undefined} manifestOf asks the registry;
 * undefined when that does not have the package
 * @returns {Packages}
 * @throws {Error} when a package is not optional, or when nothing says which platform it is for
 */
export function completeLock(packages, manifestOf) {
  const completed = { ...packages };
  let missing = missingPackages(completed);
  while (missing[0]) {
    const [{ dependent, name, range }] = missing;
    const parent = completed[dependent] ?? {};
    if (!parent.optional && !parent.optionalDependencies?.[name]) {
      throw new Error(`${name}@${range} is not optional: run npm install first.`);
    }
    const manifest = manifestOf(name, range) ?? manifestFromName(name, range);
    const isRootTaken = `node_modules/${name}` in completed;
    completed[`${isRootTaken ? `${dependent}/` : ""}node_modules/${name}`] = entryOf(
      manifest,
      parent.dev === true,
    );
    missing = missingPackages(completed);
  }
  // The order used by npm.
  return Object.fromEntries(Object.entries(completed).sort(([a], [b]) => a.localeCompare(b, "en")));
}

/**
 * Returns the platform in the name of a package, as fields of a lock file.
 * @param {string} name such as `@rspack/binding-linux-x64-musl`, or its path
 * @returns {{ os?: string[], cpu: string[], libc?: string[] } | undefined}
 */
export function platformInName(name) {
  const match = PLATFORM.exec(name);
  if (!match) return undefined;
  const [, os, cpu = "wasm32", libc] = match;
  return {
    ...(os && { os: [os] }),
    cpu: [cpu],
    ...(libc && { libc: [libc === "gnu" ? "glibc" : libc] }),
  };
}

const PLATFORM =
  /[/-](?:(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)|wasm32-wasi)(?:-(gnu|musl)|-[a-z]+)?$/;

const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** @param {LockedPackage} entry @returns {Record<string, string>} ranges by name */
function wantedBy({ dependencies, devDependencies, optionalDependencies, ...entry }) {
  const peers = Object.entries(entry.peerDependencies ?? {}).filter(
    ([name]) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return {
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...Object.fromEntries(peers),
  };
}

/**
 * Looks for a package as Node does: in the dependent's own folder, then in each folder above it.
 * @param {Packages} packages @param {string} dependent @param {string} name @param {string} range
 */
function isFound(packages, dependent, name, range) {
  let folder = dependent;
  for (;;) {
    const found = packages[`${folder}${folder && "/"}node_modules/${name}`];
    if (found) return !EXACT_VERSION.test(range) || found.version === range;
    if (!folder) return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1));
  }
}

/** @param {string} name @param {string} range @returns {Manifest} */
function manifestFromName(name, range) {
  const platform = platformInName(name);
  if (platform && EXACT_VERSION.test(range)) return { version: range, ...platform };
  throw new Error(`The registry does not have ${name}@${range}.`);
}

/**
 * Returns an entry with its fields in npm's order.
 * @param {Manifest} manifest @param {boolean} isDev @returns {LockedPackage}
 */
function entryOf(manifest, isDev) {
  const fields = {
    version: manifest.version,
    integrity: manifest.dist?.integrity,
    cpu: manifest.cpu,
    dev: isDev || undefined,
    libc: manifest.libc,
    license: manifest.license,
    optional: true,
    os: manifest.os,
    dependencies: manifest.dependencies,
    engines: manifest.engines,
    optionalDependencies: manifest.optionalDependencies,
    peerDependencies: manifest.peerDependencies,
    peerDependenciesMeta: manifest.peerDependenciesMeta,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
