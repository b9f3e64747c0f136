/** `npm run types`: checks every compiler world, each against its own library. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

export const TYPE_PROJECTS = ["tsconfig.json", "src/domain", "src/sw", "tsconfig.node.json"];

/** @param {string} project @returns {boolean} whether it has no type errors */
export function checkTypes(project) {
  const tsc = join(projectRoot, "node_modules/typescript/bin/tsc");
  const options = /** @type {const} */ ({ cwd: projectRoot, stdio: "inherit" });
  return spawnSync(process.execPath, [tsc, "-p", project], options).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failed = TYPE_PROJECTS.filter((project) => !checkTypes(project));
  if (failed.length > 0) process.stderr.write(`type errors in: ${failed.join(", ")}\n`);
  process.exit(failed.length > 0 ? 1 : 0);
}
