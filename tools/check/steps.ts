/** Runs the checks of the project side by side, and prints the output of each in one piece. */

import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Counts } from "./counts.ts";

export interface Step {
  name: string;
  take: () => Promise<Counts>;
}
export type Result = Counts & { name: string; seconds: number };

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

/** The arguments of `runScript` that build the app. */
export const BUILD_COMMAND = ["node_modules/@rsbuild/core/bin/rsbuild.js", "build"];
/** The arguments of `runScript` that run the browser tests. */
export const BROWSER_TESTS_COMMAND = [
  "node_modules/@playwright/test/cli.js",
  "test",
  "-c",
  "e2e/playwright.config.ts",
];

/** The priority of background steps, which yield to a live step and use the cores while it waits. */
const PATIENT = 5;

/**
 * Runs a Node script. Its output is printed at its end under its name, or immediately and with priority if it
 * `isLive`.
 * @param command the script with its arguments
 * @returns true if it succeeded
 */
export function runScript(
  name: string,
  [script = "", ...args]: string[],
  { env = {}, isLive = false }: { env?: Record<string, string>; isLive?: boolean } = {},
): Promise<boolean> {
  if (isLive) process.stdout.write(heading(name));
  const output = isLive ? "inherit" : "pipe";
  const child = spawn(process.execPath, [join(projectRoot, script), ...args], {
    cwd: projectRoot,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
  });
  if (!isLive && child.pid) setPriority(child.pid, PATIENT);
  const printed: Buffer[] = [];
  child.stdout?.on("data", (chunk) => printed.push(chunk));
  child.stderr?.on("data", (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", (status) => {
      if (!isLive) process.stdout.write(heading(name) + Buffer.concat(printed).toString());
      resolve(status === 0);
    });
  });
}

function heading(name: string) {
  return `\n── ${name}\n`;
}

/**
 * Runs steps in order, a limited number at a time.
 * @returns the results in the order of the steps
 */
export async function takeSteps(steps: readonly Step[], lanes: number): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...steps.entries()];
  async function walk() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, take }] = next;
      const startMs = performance.now();
      const counts = await take();
      results[index] = { name, seconds: (performance.now() - startMs) / 1000, ...counts };
    }
  }
  await Promise.all(Array.from({ length: lanes }, walk));
  return results;
}
