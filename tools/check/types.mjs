/** `npm run types`: checks every compiler world, each against its own library. */
import { fileURLToPath } from "node:url";
import { runScript } from "./steps.mjs";

export const TYPE_PROJECTS = ["tsconfig.node.json", "tsconfig.json", "src/domain", "src/sw"];

/** @param {string} project @returns {Promise<boolean>} whether it has no type errors */
export function checkTypes(project) {
  return runScript(`types of ${project}`, ["node_modules/typescript/bin/tsc", "-p", project]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const verdicts = await Promise.all(TYPE_PROJECTS.map(checkTypes));
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
}
