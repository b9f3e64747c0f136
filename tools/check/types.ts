/** `npm run types`: type-checks every project, each with its own library. */

import { fileURLToPath } from "node:url";
import type { Counts } from "./counts.ts";
import { runScript } from "./steps.ts";

/** In sequence, because a later project reads the declarations of an earlier one instead of checking it again. */
const TYPE_PROJECTS = ["src/words", "src/domain", "src/sw", "tsconfig.json", "tsconfig.node.json"];

/** Returns the numbers of projects without and with type errors. */
export async function checkTypes(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const project of TYPE_PROJECTS) {
    // More threads would repeat much of the work, and take the cores from parallel steps.
    const command = ["node_modules/typescript/bin/tsc", "-p", project, "--singleThreaded"];
    if (await runScript(`types of ${project}`, command)) counts.passed += 1;
    else counts.failed += 1;
  }
  return counts;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await checkTypes();
  process.exitCode = failed === 0 ? 0 : 1;
}
