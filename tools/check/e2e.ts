/** `npm run e2e -- FILE`: runs browser tests against a build of the current files, which is made anew only if one of them changed. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIdOf } from "../build/build-id.ts";
import { requireTestBrowser } from "./chromium.ts";
import { BROWSER_TESTS_COMMAND, BUILD_COMMAND, runScript } from "./steps.ts";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the id of the build in `dist`, or undefined if there is none. */
function builtId(): string | undefined {
  const file = join(projectRoot, "dist/build.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).buildId : undefined;
}

process.env["CHROMIUM_PATH"] = requireTestBrowser();
const isCurrent = builtId() === buildIdOf(projectRoot);
const env = { COMPRESSED_TWINS: "0" };
if (isCurrent || (await runScript("build", BUILD_COMMAND, { env }))) {
  const args = [...BROWSER_TESTS_COMMAND, ...process.argv.slice(2)];
  process.exitCode = (await runScript("browser tests", args, { isLive: true })) ? 0 : 1;
} else process.exitCode = 1;
