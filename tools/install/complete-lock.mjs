/** Adds the optional packages of other platforms to the lock files: `npm run lock`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { completeLock } from "./lock-file.mjs";
import { runNpm } from "./run-npm.mjs";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

for (const folder of ["", "tools/basemap"]) {
  const file = join(projectRoot, folder, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const packages = completeLock(lock.packages, manifestOf);
  const added = Object.keys(packages).filter((path) => !(path in lock.packages));
  if (added.length > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  process.stdout.write(`${join(folder, "package-lock.json")}: ${added.length} packages added\n`);
  for (const path of added) process.stdout.write(`  ${path}\n`);
}

/**
 * Asks the registry. The newest version comes last when a range fits several.
 * @param {string} name @param {string} range
 * @returns {import("./lock-file.mjs").Manifest | undefined}
 */
function manifestOf(name, range) {
  const { stdout } = runNpm(["view", `${name}@${range}`, "--json"], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const answer = [JSON.parse(stdout || "[]")].flat().at(-1);
  if (!answer?.error) return answer;
  if (answer.error.code === "E404") return undefined;
  throw new Error(`npm view ${name}@${range}: ${answer.error.summary}`);
}
