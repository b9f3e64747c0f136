/** `npm run types`: checks every compiler world, each against its own library. */

import { fileURLToPath } from "node:url";
import type { Counts } from "./counts.ts";
import { runScript } from "./steps.ts";

/** A later one reads what an earlier one declares, instead of checking it once more: one after the other. */
const TYPE_PROJECTS = ["src/domain", "src/sw", "tsconfig.json", "tsconfig.node.json"];

/** Returns how many worlds have no type errors, and how many have. */
export async function checkTypes(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const project of TYPE_PROJECTS) {
    // More threads would find out much of it again each, and take the cores from what runs beside it.
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
