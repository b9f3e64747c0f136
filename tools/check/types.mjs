/** `npm run types`: checks every compiler world, each against its own library. */
import { fileURLToPath } from "node:url";
import { runScript } from "./steps.mjs";

export const TYPE_PROJECTS = ["tsconfig.node.json", "tsconfig.json", "src/domain", "src/sw"];

/** What the last check found out of each file; of what has not changed since, it need not be found out again. */
const KNOWN = "node_modules/.cache/types";

/** @param {string} project @returns {Promise<boolean>} whether it has no type errors */
export function checkTypes(project) {
  const known = `${KNOWN}/${project.replaceAll("/", "-")}.tsbuildinfo`;
  const incremental = ["--incremental", "--tsBuildInfoFile", known];
  return runScript(`types of ${project}`, [
    "node_modules/typescript/bin/tsc",
    "-p",
    project,
    ...incremental,
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const verdicts = await Promise.all(TYPE_PROJECTS.map(checkTypes));
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
}
