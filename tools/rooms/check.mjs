/**
 * Proves that the room guard works: plants every breach the table forbids in a throwaway tree,
 * runs the linter on it with the project's own configuration, and demands one report for each.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isConfigCurrent } from "./generate.mjs";
import {
  allowedPackages,
  foldersOfStrangers,
  forbiddenPackages,
  forbiddenRooms,
  ROOM_GLOBALS,
  ROOM_IMPORTS,
  ROOMS_OF_STRANGERS,
  rooms,
} from "./rooms.mjs";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
const biomeBinary = join(projectRoot, "node_modules/@biomejs/biome/bin/biome");

/** @typedef {{ file: string, code: string, rule: string }} Planted */

/** @param {string} room @param {string} name @param {string} code @param {string} rule @returns {Planted} */
function plant(room, name, code, rule) {
  return { file: `src/${room}/planted/${name.replace(/[^a-z0-9]+/gi, "-")}.ts`, code, rule };
}

const IMPORT_RULE = "lint/style/noRestrictedImports";
const CIRCLE_RULE = "lint/suspicious/noImportCycles";
const GLOBAL_RULE = "lint/style/noRestrictedGlobals";

/** @returns {Planted[]} one file for every import and global that a room must not use, and one for each way to write it */
function plantedBreaches() {
  return rooms().flatMap((room) => [
    ...forbiddenRooms(room).flatMap((other) => [
      plant(
        room,
        `room-${other}`,
        `import { x } from "#${other}/some/x.ts";\nconsole.log(x);\n`,
        IMPORT_RULE,
      ),
      plant(room, `lazy-${other}`, `void import("#${other}/x.ts");\n`, IMPORT_RULE),
      plant(
        room,
        `type-${other}`,
        `import type { X } from "#${other}/x.ts";\nexport type Y = X;\n`,
        IMPORT_RULE,
      ),
    ]),
    ...forbiddenPackages(room).flatMap((name) => [
      plant(
        room,
        `package-${name}`,
        `import { x } from "${name}";\nconsole.log(x);\n`,
        IMPORT_RULE,
      ),
      plant(
        room,
        `deep-${name}`,
        `import { x } from "${name}/deep/x.js";\nconsole.log(x);\n`,
        IMPORT_RULE,
      ),
    ]),
    ...["left-pad", "@unlisted/left-pad", "node:fs"].map((name) =>
      plant(
        room,
        `unlisted-${name}`,
        `import { x } from "${name}";\nconsole.log(x);\n`,
        IMPORT_RULE,
      ),
    ),
    plant(room, "upward", `import { x } from "../x.ts";\nconsole.log(x);\n`, IMPORT_RULE),
    plant(room, "far-upward", `import { x } from "../../ui/x.ts";\nconsole.log(x);\n`, IMPORT_RULE),
    ...(ROOM_GLOBALS[room] ?? []).map((name) =>
      plant(room, `global-${name}`, `export const x = ${name};\n`, GLOBAL_RULE),
    ),
  ]);
}

/** @returns {Planted[]} pairs of files that import each other, by value and by type alone */
function plantedCircles() {
  /** @type {[kind: string, self: string, other: string][]} */
  const halves = ["value", "type"].flatMap((kind) => [
    [kind, "a", "b"],
    [kind, "b", "a"],
  ]);
  return halves.map(([kind, self, other]) => {
    const word = kind === "type" ? "import type" : "import";
    const code = `${word} { ${other} } from "./circle-${kind}-${other}.ts";\nexport type ${self} = ${other};\n`;
    return plant("domain", `circle-${kind}-${self}`, code, CIRCLE_RULE);
  });
}

/** @returns {Planted[]} in the folder of one stranger, an import of another's */
function plantedVisits() {
  return strangers((room, own, other) => ({
    file: `src/${room}/${own}/planted/visit-${other}.ts`,
    code: `import { x } from "#${room}/${other}/x.ts";\nconsole.log(x);\n`,
    rule: IMPORT_RULE,
  }));
}

/** @returns {Planted[]} in the folder of a stranger, an import of its own */
function plantedAtHome() {
  return strangers((room, own) => ({
    file: `src/${room}/${own}/planted/at-home.ts`,
    code: `import { x } from "#${room}/${own}/sub/x.ts";\nconsole.log(x);\n`,
    rule: IMPORT_RULE,
  }));
}

/** @param {(room: string, own: string, other: string) => Planted} make @returns {Planted[]} */
function strangers(make) {
  return ROOMS_OF_STRANGERS.flatMap((room) => {
    const folders = foldersOfStrangers(room);
    return folders.flatMap((own) =>
      folders.flatMap((other) => (other === own ? [] : [make(room, own, other)])),
    );
  });
}

/** @returns {Planted[]} imports that the table allows; the guard must let them pass */
function plantedGuests() {
  return Object.entries(ROOM_IMPORTS).flatMap(([room, others]) => [
    ...others.map((other) =>
      plant(
        room,
        `guest-${other}`,
        `import { x } from "#${other}/x.ts";\nconsole.log(x);\n`,
        IMPORT_RULE,
      ),
    ),
    ...allowedPackages(room).flatMap((name) => [
      plant(room, `guest-${name}`, `import { x } from "${name}";\nconsole.log(x);\n`, IMPORT_RULE),
      plant(
        room,
        `guest-deep-${name}`,
        `import { x } from "${name}/x.js";\nconsole.log(x);\n`,
        IMPORT_RULE,
      ),
    ]),
    plant(room, "guest-own", `import { x } from "./x.ts";\nconsole.log(x);\n`, IMPORT_RULE),
  ]);
}

/** @param {string} folder @param {Planted[]} planted @returns {Set<string>} `file rule` of every report */
function reportsOn(folder, planted) {
  for (const { file, code } of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  copyFileSync(join(projectRoot, "biome.json"), join(folder, "biome.json"));
  const rules = [
    "--only=style/noRestrictedImports",
    "--only=style/noRestrictedGlobals",
    "--only=suspicious/noImportCycles",
  ];
  const output = runBiome(
    ["lint", "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=github", ...rules],
    folder,
  );
  const reports = new Set();
  for (const [, rule, file] of output.matchAll(/title=([^,]+),file=([^,]+),/g))
    reports.add(`${relative(folder, file ?? "")} ${rule}`);
  return reports;
}

/** @param {string[]} args @param {string} folder @returns {string} */
function runBiome(args, folder) {
  try {
    return execFileSync(process.execPath, [biomeBinary, ...args], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1e8,
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    // Reports make Biome exit with 1; its output is what we came for.
    return /** @type {{ stdout: string }} */ (error).stdout;
  }
}

function main() {
  if (!isConfigCurrent())
    fail(
      "biome.json or docs/architecture.md is not what tools/rooms says: run node tools/rooms/generate.mjs",
    );
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "rooms-"));
  const breaches = [...plantedBreaches(), ...plantedCircles(), ...plantedVisits()];
  const guests = [...plantedGuests(), ...plantedAtHome()];
  const reports = reportsOn(folder, [...breaches, ...guests]);
  rmSync(folder, { recursive: true, force: true });
  const missed = breaches.filter(({ file, rule }) => !reports.has(`${file} ${rule}`));
  const refused = guests.filter(({ file, rule }) => reports.has(`${file} ${rule}`));
  for (const { file, code } of missed) process.stderr.write(`not reported: ${file}\n${code}`);
  for (const { file, code } of refused) process.stderr.write(`wrongly reported: ${file}\n${code}`);
  if (missed.length + refused.length > 0)
    fail(`${missed.length} breaches missed, ${refused.length} guests refused`);
  process.stdout.write(
    `rooms: ${breaches.length} planted breaches reported, ${guests.length} guests let in\n`,
  );
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main();
