/**
 * Runs before `npm start` and `npm test`, on a machine that has nothing but Node: says when Node is
 * too old, and installs the packages when they are not those of `package-lock.json`.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./is-installed.mjs";
import { isNodeNewEnough, OLDEST_NODE } from "./node-version.mjs";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

if (!isNodeNewEnough(process.versions.node)) {
  process.stderr.write(
    `Scouting Map needs Node.js ${OLDEST_NODE} or newer; this is ${process.versions.node}.\n` +
      "Get a newer one from https://nodejs.org.\n",
  );
  process.exit(1);
}

if (!isInstalled(projectRoot)) {
  process.stdout.write("Installing the packages of package-lock.json.\n");
  // Not `npm ci`: it refuses a lock file that was written where the packages for other systems
  // could not be had. This installs the same versions, and leaves the lock file as it is.
  const status = runNpm(["install", "--no-save", "--no-audit", "--no-fund"]);
  if (status !== 0) {
    process.stderr.write("The packages could not be installed; see the messages above.\n");
    process.exit(1);
  }
}

/** @param {string[]} args @returns {number} */
function runNpm(args) {
  // The npm that runs this script, where there is one; on Windows `npm` alone is not a program.
  const npm = process.env["npm_execpath"];
  const options = /** @type {const} */ ({ cwd: projectRoot, stdio: "inherit" });
  const { status } = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  return status ?? 1;
}
